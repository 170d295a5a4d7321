// The print form, and the pages, which are also created when printing starts from the browser's menu.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import {
  arrangePaper,
  composePaper,
  MOST_SHEETS,
  ORIENTATIONS,
  PAGE_MARGIN,
  PAPERS,
  type PaperChoice,
  paintPage,
} from '../../../paper/index.ts';
import { NAME_CHARACTERS } from '../../../wire/index.ts';
import type { WordKey } from '../../../words/index.ts';
import { reasonOf } from '../../fields/reasons.ts';
import { notify } from '../../page/notice.ts';
import { invalidity } from '../../page/validity.ts';
import { planName } from '../../plans/showing.ts';
import { speak, useSession } from '../../state/context.ts';
import type { PrintedPages } from '../../state/messages.ts';
import type { Planned } from '../../state/session.ts';
import { analysisOf } from '../analysis.ts';
import { useSpeech } from '../speech.ts';
import { jobPages } from './job-pages.ts';
import { paperChoice } from './paper-choice.ts';
import { subjectOf } from './subject.ts';
import './print.css';

/** The values of the form. */
interface PrintValues {
  readonly scale: (typeof SCALES)[number];
  readonly paper: keyof typeof PAPERS;
  readonly orientation: (typeof ORIENTATION_CHOICES)[number];
  /** Present if the cut list is printed. */
  readonly list?: string;
  /** Present if labels are printed. */
  readonly labels?: string;
  readonly name: string;
}

const SCALES = ['fit', '1:10', '1:20', '1:50', '1:100'] as const;
const ORIENTATION_CHOICES = ['auto', ...ORIENTATIONS] as const;
/** The options that are not shown as they are. */
const NAMES: Readonly<Record<string, WordKey | undefined>> = {
  fit: 'print.fit',
  auto: 'print.auto',
  portrait: 'print.portrait',
  landscape: 'print.landscape',
};

export interface PrintProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Pages exist only while printing. */
const place = document.createElement('div');
place.className = 'print-sheet';
const paper = new CSSStyleSheet();
document.adoptedStyleSheets.push(paper);

export function PrintForm({ open, onClose }: PrintProps) {
  const { say } = useSpeech();
  const session = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const choice = useSignal<PrintValues>({
    scale: 'fit',
    paper: 'a4',
    orientation: 'auto',
    list: 'on',
    name: planName.peek(),
  });
  /** The pages of the whole job while the form is open; null until they are made, and for a plan of one room. */
  const whole = useSignal<PrintedPages | null>(null);
  useEffect(() => {
    window.onbeforeprint = () => {
      const planned = session.planned.peek();
      if (planned === null) return;
      // The browser's own menu prints as well; paper must not show another plan than the screen.
      if (invalidity.peek() !== '') {
        document.body.append(place);
        place.textContent = invalidity.peek();
        return;
      }
      const pages = whole.peek() ?? printed(planned, choice.peek());
      paper.replaceSync(pageRule(pages));
      document.body.append(place);
      place.innerHTML = pages.pages.map(({ html }) => html).join('');
    };
    window.onafterprint = () => {
      place.replaceChildren();
      place.remove();
    };
  }, [session, choice]);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  const planned = session.planned.value;
  const isJob = planned?.draft.job !== undefined;
  useEffect(() => {
    whole.value = null;
    if (!open || !planned || !isJob) return undefined;
    const obsolete = new AbortController();
    jobPages(planned, choiceOf(choice.value), choice.value.name.trim(), obsolete.signal).then(
      (pages) => (whole.value = pages),
      (error) => obsolete.signal.aborted || notify({ text: speak('download.undone', { reason: reasonOf(error) }) }),
    );
    return () => obsolete.abort();
  }, [open, planned, isJob, choice.value]);
  const subject = useMemo(
    () => (open && planned && !isJob ? subjectOf(analysisOf(planned), '') : null),
    [open, planned],
  );
  const arranged = subject && arrangePaper(subject, choiceOf(choice.value));
  const isTooMany = isJob ? whole.value?.pages.length === 0 : arranged?.sheets.sheets.length === 0;
  const count = (isJob ? whole.value?.pages.length : arranged?.pageCount) ?? 0;
  const choose = (event: Event & { readonly currentTarget: HTMLFormElement }) => {
    choice.value = Object.fromEntries(new FormData(event.currentTarget)) as unknown as PrintValues;
    const { scale, paper, withLabels = false } = choiceOf(choice.value);
    paperChoice.value = { scale, paper, labels: withLabels };
  };
  return (
    <dialog ref={dialog} class="cuts-print" aria-labelledby="print-title" onClose={onClose}>
      <form method="dialog" onChange={choose} onSubmit={() => window.print()}>
        <h2 id="print-title">{say('ui.print')}</h2>
        <label class="cuts-name">
          {say('print.name')}
          <input name="name" maxLength={NAME_CHARACTERS} autocomplete="off" defaultValue={planName.peek()} />
        </label>
        <Radios name="scale" options={SCALES} />
        <Radios name="paper" options={Object.keys(PAPERS)} />
        <Radios name="orientation" options={ORIENTATION_CHOICES} />
        <label>
          <input type="checkbox" name="list" defaultChecked />
          {say('print.withList')}
        </label>
        <label>
          <input type="checkbox" name="labels" />
          {say('print.withLabels')}
        </label>
        <p role="status">
          <strong>
            {say('print.pages', { count })}
            {!isJob && ` · 1:${arranged?.sheets.scale ?? 0}`}
          </strong>{' '}
          {isTooMany ? say('print.tooMany', { most: MOST_SHEETS }) : say('paper.trueSize')}
        </p>
        <footer>
          <button type="submit" class="main" disabled={isTooMany || (isJob && whole.value === null)}>
            {say('ui.print')}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {say('shell.cancel')}
          </button>
        </footer>
      </form>
    </dialog>
  );
}

/** The pages of the edited plan alone. */
function printed(planned: Planned, values: PrintValues): PrintedPages {
  const { paper, pages } = composePaper(subjectOf(analysisOf(planned), values.name.trim()), choiceOf(values));
  return {
    paper,
    pages: pages.map((page, i) => ({ html: paintPage(page, `page-${i}`), ...(page.paper && { paper: page.paper }) })),
  };
}

/** The size of the paper for the browser, and that of pages of labels. */
function pageRule({ paper, pages }: PrintedPages): string {
  const labels = pages.find((page) => page.paper !== undefined)?.paper ?? paper;
  const rule = ({ width, height }: PrintedPages['paper']) => `{size:${width}mm ${height}mm;margin:${PAGE_MARGIN}mm}`;
  return `@page${rule(paper)}@page labels${rule(labels)}.print-labels{page:labels}`;
}

function choiceOf({ scale, paper, orientation, list, labels }: PrintValues): PaperChoice {
  return {
    scale: scale === 'fit' ? scale : Number(scale.slice(2)),
    paper,
    withList: list !== undefined,
    withLabels: labels !== undefined,
    ...(orientation !== 'auto' && { orientation }),
  };
}

interface RadiosProps {
  readonly name: 'scale' | 'paper' | 'orientation';
  readonly options: readonly string[];
}

/** A group of radio buttons, the first checked. */
function Radios({ name, options }: RadiosProps) {
  const { say } = useSpeech();
  const nameOf = (option: string) => {
    const key = NAMES[option];
    return key ? say(key) : option.replace(/^(a\d|l)/, (letters) => letters.toUpperCase());
  };
  return (
    <fieldset>
      <legend>{say(`print.${name}`)}</legend>
      {options.map((option, i) => (
        <label key={option}>
          <input type="radio" name={name} value={option} defaultChecked={i === 0} />
          {nameOf(option)}
        </label>
      ))}
    </fieldset>
  );
}
