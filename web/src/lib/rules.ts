import { marked } from 'marked';

const pages = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

export interface Section {
  id: string;
  /** 1 for the title, 2 and 3 for headings below it. */
  level: number;
  title: string;
  html: string;
  /** The text without markup, small letters, to search in. */
  text: string;
}

/** The games whose rules are written down. */
export const written: string[] = Object.keys(pages).map((path) => path.replace(/^.*\/|\.md$/g, ''));

/** The rules of a game as sections. */
export async function rulesOf(game: string): Promise<Section[]> {
  const source = await pages[`../../../docs/rules/${game}.md`]?.();
  return source ? split(source) : [];
}

/** Cuts a page at its headings. */
export function split(source: string): Section[] {
  const sections: Section[] = [];
  for (const part of source.split(/^(?=#{1,3} )/m)) {
    const heading = /^(#{1,3}) (.*)$/m.exec(part);
    if (!heading && !part.trim()) continue;
    const body = heading ? part.slice(heading[0].length) : part;
    const title = heading?.[2]?.replace(/[`*_]/g, '') ?? '';
    sections.push({
      id: slug(title, sections.length),
      level: heading?.[1]?.length ?? 1,
      title,
      html: marked.parse(body, { async: false }),
      text: `${title} ${body}`.toLowerCase(),
    });
  }
  return sections;
}

function slug(title: string, n: number): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || `part-${n}`;
}
