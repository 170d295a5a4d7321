// The comparison: pinned variants and the current plan side by side, each with a picture and its figures.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { WordKey } from '../../words/index.ts';
import { useBusy } from '../fields/BusyButton.tsx';
import { speak, useSession } from '../state/context.ts';
import { bodyOf, changed } from '../state/draft.ts';
import type { Planned } from '../state/session.ts';
import { linesOf, rowsOf } from './figures.ts';
import { paintSmall } from './picture.ts';
import { SHEET_FORMATS, type SheetFormat, saveSheet } from './sheet.ts';
import { choose, isPinned, keyOf, unpin, type Variant, variantOf, variantsOf } from './variants.ts';
import './compare.css';

/** Seven fit a window of 1440 pixels. */
const PICTURE = { width: 152, height: 114 };

/** A column: a layout, and its plan in the current room, null if it has none. */
interface Column {
  readonly key: string;
  readonly variant: Variant;
  readonly isNow: boolean;
  readonly isPinned: boolean;
  readonly planned: Planned | null;
}

export function Comparison({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const columns = useColumns();
  const planned = useSession().planned.value;
  const draft = planned?.draft ?? {};
  const isReady = columns.length === variantsOf(draft).length + (isPinned(draft) ? 0 : 1);
  useEffect(() => dialog.current?.showModal(), []);
  const saveAs = async (format: SheetFormat) => {
    const cards = columns.map(({ planned, isNow }, i) => ({ title: titleOf(i + 1, isNow), planned }));
    await saveSheet(cards, format);
  };
  return (
    <dialog ref={dialog} class="compare" aria-labelledby="compare-title" onClose={onClose}>
      <header>
        <h2 id="compare-title">{speak('variants.title')}</h2>
        <div class="compare-actions">
          {SHEET_FORMATS.map((format) => (
            <SheetButton key={format} format={format} isReady={isReady} run={() => saveAs(format)} />
          ))}
          <button type="button" onClick={() => dialog.current?.close()}>
            {speak('shell.close')}
          </button>
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus, for the arrow keys. */}
      <section class="compare-scroll" aria-labelledby="compare-title" tabIndex={0}>
        <Table columns={columns} onChosen={() => dialog.current?.close()} />
      </section>
    </dialog>
  );
}

interface SheetButtonProps {
  readonly format: SheetFormat;
  readonly isReady: boolean;
  readonly run: () => Promise<void>;
}

/** Saves all variants on one sheet, once all of them are planned. */
function SheetButton({ format, isReady, run }: SheetButtonProps) {
  const [isBusy, press] = useBusy(run);
  const isOff = isBusy || !isReady;
  return (
    <button type="button" aria-busy={isBusy} aria-disabled={isOff} onClick={() => !isOff && press()}>
      {speak(`variants.${format}`)}
    </button>
  );
}

/** The current plan, if it is not pinned, and the pinned variants, planned in the current room. */
function useColumns(): readonly Column[] {
  const session = useSession();
  const planned = session.planned.value;
  const plans = useSignal<ReadonlyMap<string, Planned | null>>(new Map());
  const draft = planned?.draft ?? {};
  const variants = variantsOf(draft);
  const basis = JSON.stringify([{ ...bodyOf(draft), ...choose({}) }, variants, session.lang.value]);
  useEffect(() => {
    let isCurrent = true;
    const plan = async () => {
      const made = new Map<string, Planned | null>();
      for (const variant of variants) {
        const own = changed(draft, choose(variant));
        const outcome = await session.check(bodyOf(own));
        made.set(keyOf(variant), outcome.ok ? { draft: own, plan: '', ...outcome } : null);
        if (!isCurrent) return;
        plans.value = new Map(made);
      }
    };
    void plan();
    return () => {
      isCurrent = false;
    };
  }, [basis]);
  if (planned === null) return [];
  const now = keyOf(variantOf(draft));
  const pinned = variants.flatMap((variant): Column[] => {
    const key = keyOf(variant);
    const made = key === now ? planned : plans.value.get(key);
    return made === undefined ? [] : [{ key, variant, isNow: key === now, isPinned: true, planned: made }];
  });
  if (isPinned(draft)) return pinned;
  return [{ key: 'now', variant: variantOf(draft), isNow: true, isPinned: false, planned }, ...pinned];
}

interface TableProps {
  readonly columns: readonly Column[];
  readonly onChosen: () => void;
}

function Table({ columns, onChosen }: TableProps) {
  const session = useSession();
  const nameFor = (action: WordKey, i: number) => `${speak(action)}: ${speak('variants.variant', { number: i + 1 })}`;
  const use = async (variant: Variant) => {
    onChosen();
    await session.propose({ change: choose(variant), origin: 'compare' });
  };
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" class="compare-name">
            <span class="unseen">{speak('variants.figure')}</span>
          </th>
          {columns.map((column, i) => (
            <th key={column.key} scope="col">
              <Head column={column} number={i + 1} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(columns.map(({ planned }) => planned)).map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row" class="compare-name">
              {name}
            </th>
            {columns.map(({ key }, i) => (
              <td key={key} class={cells[i].isBest ? 'compare-best' : undefined}>
                {cells[i].text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td class="compare-name" />
          {columns.map(({ key, variant, isNow, isPinned, planned }, i) => (
            <td key={key}>
              {!isNow && planned && (
                <button type="button" class="main" aria-label={nameFor('variants.use', i)} onClick={() => use(variant)}>
                  {speak('variants.use')}
                </button>
              )}
              {isPinned && (
                <button
                  type="button"
                  aria-label={nameFor('variants.remove', i)}
                  onClick={() => session.propose({ change: (draft) => unpin(draft, key), origin: 'compare' })}
                >
                  {speak('variants.remove')}
                </button>
              )}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Head({ column: { planned, isNow }, number }: { readonly column: Column; readonly number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && planned) paintSmall(canvas.current, planned, PICTURE);
  }, [planned]);
  const title = titleOf(number, isNow);
  if (planned === null) {
    return (
      <>
        <strong>{title}</strong>
        <span>{speak('variants.unplanned')}</span>
      </>
    );
  }
  return (
    <>
      <canvas ref={canvas} style={{ width: `${PICTURE.width}px`, height: `${PICTURE.height}px` }} />
      <strong>{title}</strong>
      {linesOf(planned).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  );
}

function titleOf(number: number, isNow: boolean): string {
  const variant = speak('variants.variant', { number });
  return isNow ? `${variant} · ${speak('variants.now')}` : variant;
}
