import type { Language } from '#studio/shared/language.ts';
import type { ItemCard } from '#studio/site/magazine/item.ts';

interface PieceTitleProps {
  item: ItemCard;
  language: Language;
  level: 2 | 3;
}

export function PieceTitle({ item, language, level }: PieceTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className="piece-title" {...languageOf(item, language)}>
      <a href={item.link} {...(item.external ? { rel: 'noreferrer' } : {})}>
        {item.title}
      </a>
    </Heading>
  );
}

/** The attribute of a text that is not in the language of the page. */
export function languageOf(item: Pick<ItemCard, 'language'>, language: Language) {
  return item.language === language ? {} : { lang: item.language };
}
