/** The one script of a visitor page. Everything it does is an addition: the page works without it. */
document.documentElement.dataset.enhanced = '';
