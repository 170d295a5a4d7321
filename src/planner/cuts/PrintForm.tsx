// The choices before printing, and the pages they come to. Once this is loaded the pages are made whatever way the printing
// is begun, the browser's own included.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { say as sayCommon } from '../../words/index.ts';
import { Surround, usePhrase, useSurroundings } from '../state/context.ts';
import { PrintSheets } from './PrintSheets.tsx';
import { P } from './print-words.ts';
import { clearPages, layOutPages } from './printing.ts';
import { MOST_PAGES, PAPERS, type PrintChoice, SCALES, type Sheets, spread } from './sheets.ts';
import { Study } from './study.ts';

const FIRST_CHOICE: PrintChoice = { scale: 'fit', paper: 'A4', isLandscape: false, withList: true };

interface PrintFormProps {
  readonly open: boolean;
  /** Closes the dialog around. */
  readonly close: () => void;
}

export function PrintForm({ open, close }: PrintFormProps) {
  const around = useSurroundings();
  const choice = useSignal(FIRST_CHOICE);
  useEffect(() => {
    const prepare = () => {
      const planned = around.desk.planned.peek();
      if (planned === null) return;
      const study = new Study(planned);
      const pages = <PrintSheets study={study} sheets={sheetsFor(study, choice.peek())} />;
      layOutPages(<Surround value={around}>{pages}</Surround>, choice.peek());
    };
    addEventListener('beforeprint', prepare);
    addEventListener('afterprint', clearPages);
    return () => {
      removeEventListener('beforeprint', prepare);
      removeEventListener('afterprint', clearPages);
    };
  }, [around, choice]);
  const print = () => {
    close();
    window.print();
  };
  if (!open) return null;
  const choose = (change: Partial<PrintChoice>) => {
    choice.value = { ...choice.value, ...change };
  };
  return <Choices choice={choice.value} onChoose={choose} onPrint={print} onCancel={close} />;
}

function sheetsFor({ laid, groups }: Study, choice: PrintChoice): Sheets {
  return spread(laid.floor, choice.withList ? groups.length : 0, choice);
}

interface ChoicesProps {
  readonly choice: PrintChoice;
  readonly onChoose: (change: Partial<PrintChoice>) => void;
  readonly onPrint: () => void;
  readonly onCancel: () => void;
}

function Choices({ choice, onChoose, onPrint, onCancel }: ChoicesProps) {
  const say = usePhrase();
  const { desk } = useSurroundings();
  const planned = desk.planned.value;
  const study = useRef<Study | null>(null);
  if (planned && study.current?.planned !== planned) study.current = new Study(planned);
  if (study.current === null) return null;
  const { pageCount, scale } = sheetsFor(study.current, choice);
  const isTooMany = pageCount > MOST_PAGES;
  return (
    <form method="dialog" onSubmit={(event) => event.preventDefault()}>
      <h2 id="print-title">{sayCommon(desk.lang.value, 'ui.print')}</h2>
      <Radios
        name="scale"
        title={say(P.scale)}
        options={SCALES.map((value) => [value, value === 'fit' ? say(P.fit) : `1:${value}`])}
        value={choice.scale}
        onChoose={(scale) => onChoose({ scale })}
      />
      <Radios
        name="paper"
        title={say(P.paper)}
        options={(Object.keys(PAPERS) as (keyof typeof PAPERS)[]).map((value) => [value, value])}
        value={choice.paper}
        onChoose={(paper) => onChoose({ paper })}
      />
      <Radios
        name="lie"
        title={say(P.lie)}
        options={[
          [false, say(P.portrait)],
          [true, say(P.landscape)],
        ]}
        value={choice.isLandscape}
        onChoose={(isLandscape) => onChoose({ isLandscape })}
      />
      <label>
        <input
          type="checkbox"
          checked={choice.withList}
          onChange={(event) => onChoose({ withList: event.currentTarget.checked })}
        />
        {say(P.withList)}
      </label>
      <p role="status">
        <strong>
          {say(P.pages, { count: pageCount })} · 1:{scale}
        </strong>{' '}
        {isTooMany ? say(P.tooMany, { most: MOST_PAGES }) : say(P.trueSize)}
      </p>
      <footer>
        <button type="button" class="main" disabled={isTooMany} onClick={onPrint}>
          {sayCommon(desk.lang.value, 'ui.print')}
        </button>
        <button type="button" onClick={onCancel}>
          {say(P.cancel)}
        </button>
      </footer>
    </form>
  );
}

interface RadiosProps<Value> {
  readonly name: string;
  readonly title: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

function Radios<Value extends string | number | boolean>({
  name,
  title,
  options,
  value,
  onChoose,
}: RadiosProps<Value>) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {options.map(([option, text]) => (
        <label key={text}>
          <input type="radio" name={`print-${name}`} checked={option === value} onChange={() => onChoose(option)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
