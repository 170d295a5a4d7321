// Facts about the page: the stored project, addresses, the frame around it, the language and the units. The server embeds
// them; the units, and the language of a page that is shown offline instead of another, are in the address.

import { isLang, isUnitSystem, type Lang, type Recount, type UnitSystem } from '../../words/index.ts';
import type { Draft } from './draft.ts';

/** What a page in a frame of another site must know. */
export interface FrameFacts {
  /** The word by which the start of every plan is searched; null if the tile has one of its own. */
  readonly start: string | null;
  /** The sites that may show it; null for all. */
  readonly origins: readonly string[] | null;
}

export interface PageFacts {
  readonly lang: Lang;
  readonly units: UnitSystem;
  /** The stored project of this page; null on the page of a new plan. */
  readonly project: Draft | null;
  /** Set if another site shows the page in a frame: then only that site changes the tile. */
  readonly frame: FrameFacts | null;
  /** What was corrected since it was stored; null if nothing was. */
  readonly recount: Recount | null;
  readonly workerAddress: string;
  /** The public address of the service, without a trailing slash. */
  readonly publicUrl: string;
  /** Every file of the planner. */
  readonly files: readonly string[];
}

/** Reads the facts from the document; a page without them is a fault of the server. */
export function readPage(page: Document): PageFacts {
  const root = page.getElementById('planner');
  const { worker, base, files = '' } = root?.dataset ?? {};
  if (worker === undefined || base === undefined) throw new Error('The page does not say where its worker is.');
  const data = <Data>(id: string): Data | null => JSON.parse(page.getElementById(id)?.textContent || 'null');
  const asked = new URL(page.URL).searchParams;
  const lang = [asked.get('lang') ?? '', page.documentElement.lang].find(isLang);
  const units = asked.get('units') ?? '';
  return {
    lang: lang ?? 'en',
    units: isUnitSystem(units) ? units : 'metric',
    project: data<Draft>('project'),
    frame: data<FrameFacts>('frame'),
    recount: data<Recount>('recount'),
    workerAddress: worker,
    publicUrl: base,
    files: files.split(' ').filter((file) => file !== ''),
  };
}
