import { marked } from 'marked';
import { bound, type Language } from './speech';

const pages = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });

export interface Section {
  id: string;
  /** 1 for the title, 2 and 3 for headings below it. */
  level: number;
  title: string;
  html: string;
  /** The text without markup, small letters, to search in. */
  text: string;
  /** Cards that are shown with it: `<!-- cards: old_earth new_sparta -->`. */
  cards: string[];
  /** Scenarios whose pictures are shown with it: `<!-- scenarios: 1 2 -->`. */
  scenarios: number[];
}

export interface Rules {
  sections: Section[];
  language: Language;
}

/** The rules of a game as sections, in a language if they were written in it, else in English. */
export async function rulesOf(game: string, language: Language): Promise<Rules> {
  const own = pages[`../../../docs/rules/${language}/${game}.md`];
  const source = await (own ?? pages[`../../../docs/rules/${game}.md`])?.();
  const written = own ? language : 'en';
  return { sections: source ? split(bound(source, written)) : [], language: written };
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
      html: withIcons(marked.parse(body, { async: false })),
      text: `${title} ${body}`.toLowerCase(),
      cards: listed(body, 'cards'),
      scenarios: listed(body, 'scenarios').map(Number),
    });
  }
  return sections;
}

/** What a comment lists to be shown with a section. */
function listed(body: string, kind: string): string[] {
  const found = new RegExp(`<!-- ${kind}: (.*?) -->`).exec(body);
  return found?.[1]?.split(/[\s,]+/).filter(Boolean) ?? [];
}

/** `<i data-icon="mars-steel"></i>` is drawn as the board draws it. */
function withIcons(html: string): string {
  return html.replace(/<i data-icon="([a-z_-]+)"><\/i>/g, '<svg class="icon" width="20" height="20" aria-hidden="true"><use href="#i-$1" /></svg>');
}

function slug(title: string, n: number): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || `part-${n}`;
}
