import { Parser } from 'htmlparser2';
import { lacking, type Versions } from './engines.ts';

export function newMarkup(html: string, versions: Versions): Map<string, string> {
  const found = new Map<string, string>();
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = `html.elements.${name}`;
      const features = [
        element,
        ...Object.keys(attributes).flatMap((key) => [`${element}.${key}`, `html.global_attributes.${key}`]),
        ...(name === 'input' ? [`${element}.type_${attributes.type}`] : []),
      ];
      for (const feature of features)
        if (!found.has(feature) && lacking(feature, versions).length > 0)
          found.set(feature, `<${name} ${JSON.stringify(attributes)}>`.slice(0, 160));
    },
  });
  parser.end(html);
  return found;
}
