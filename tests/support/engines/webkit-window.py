#!/usr/bin/python3
"""A window of WebKitGTK that WebKitWebDriver drives. Unlike MiniBrowser it has no toolbar, so it can be 390 px wide."""
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)


def open_view(related=None):
    window = Gtk.Window()
    window.set_default_size(390, 844)
    window.set_decorated(False)
    if related is None:
        view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    else:
        view = WebKit2.WebView(related_view=related, settings=settings)
    view.connect('create', lambda old, action: open_view(old))
    view.connect('close', lambda old: old.get_toplevel().destroy())
    window.add(view)
    window.show_all()
    window.present()
    view.grab_focus()
    return view


def start(context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('webkit-window')
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect('create-web-view', lambda session: open_view())


context.connect('automation-started', start)
Gtk.main()
