// The print form, and the pages, which are also created when printing starts from the browser's menu.

import { useSignal } from '@preact/signals';
import { render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { invalidity } from '../../shell/validity.ts';
import { useSession } from '../../state/context.ts';
import { analysisOf, type CutAnalysis } from '../analysis.ts';
import { useSpeech } from '../speech.ts';
import { PrintSheets } from './PrintSheets.tsx';
import { P } from './print-words.ts';
import { cutoutPlaces } from './setting-out.ts';
import { LIES, MOST_PAGES, PAGE_MARGIN, PAPERS, type PrintChoice, SCALES, type Sheets, spread } from './sheets.ts';

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
  const choice = useSignal<PrintChoice>({ scale: 'fit', paper: 'A4', lie: 'portrait', list: 'on' });
  useEffect(() => {
    window.onbeforeprint = () => {
      const planned = session.planned.peek();
      if (planned === null) return;
      // The browser's own menu prints as well; paper must not show another plan than the screen.
      if (invalidity.peek() !== '') {
        document.body.append(place);
        return render(<p>{invalidity.peek()}</p>, place);
      }
      const analysis = analysisOf(planned);
      paper.replaceSync(`@page{size:${choice.peek().paper} ${choice.peek().lie};margin:${PAGE_MARGIN}mm}`);
      document.body.append(place);
      render(
        <PrintSheets
          analysis={analysis}
          sheets={sheetsFor(analysis, choice.peek())}
          name={choice.peek().name?.trim() ?? ''}
        />,
        place,
      );
    };
    window.onafterprint = () => {
      render(null, place);
      place.remove();
    };
  }, [session, choice]);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  const planned = session.planned.value;
  const { pageCount, scale } =
    open && planned ? sheetsFor(analysisOf(planned), choice.value) : { pageCount: 0, scale: 0 };
  const isTooMany = pageCount > MOST_PAGES;
  const choose = (event: Event & { readonly currentTarget: HTMLFormElement }) => {
    choice.value = Object.fromEntries(new FormData(event.currentTarget)) as unknown as PrintChoice;
  };
  return (
    <dialog ref={dialog} class="cuts-print" aria-labelledby="print-title" onClose={onClose}>
      <form method="dialog" onChange={choose} onSubmit={() => window.print()}>
        <h2 id="print-title">{say('ui.print')}</h2>
        <label class="cuts-name">
          {say(P.name)}
          <input name="name" maxLength={80} autocomplete="off" />
        </label>
        <Radios name="scale" options={SCALES} />
        <Radios name="paper" options={Object.keys(PAPERS)} />
        <Radios name="lie" options={LIES} />
        <label>
          <input type="checkbox" name="list" defaultChecked />
          {say(P.withList)}
        </label>
        <p role="status">
          <strong>
            {say(P.pages, { count: pageCount })} · 1:{scale}
          </strong>{' '}
          {isTooMany ? say(P.tooMany, { most: MOST_PAGES }) : say('paper.trueSize')}
        </p>
        <footer>
          <button type="submit" class="main" disabled={isTooMany}>
            {say('ui.print')}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {say(P.cancel)}
          </button>
        </footer>
      </form>
    </dialog>
  );
}

function sheetsFor({ laid, groups }: CutAnalysis, choice: PrintChoice): Sheets {
  return spread(laid.floor, choice.list ? groups.length : 0, choice, 1 + cutoutPlaces(laid.room).length);
}

interface RadiosProps {
  readonly name: 'scale' | 'paper' | 'lie';
  readonly options: readonly string[];
}

/** A group of radio buttons, the first checked. Options without a phrase are shown unchanged. */
function Radios({ name, options }: RadiosProps) {
  const { say } = useSpeech();
  return (
    <fieldset>
      <legend>{say(P[name])}</legend>
      {options.map((option, i) => (
        <label key={option}>
          <input type="radio" name={name} value={option} defaultChecked={i === 0} />
          {option in P ? say(P[option as keyof typeof P]) : option}
        </label>
      ))}
    </fieldset>
  );
}
