// The button below figures of a plan that is not the one on the screen: it names what is to be corrected and leads there.

import { useEffect } from 'preact/hooks';
import { leadTo } from '../page/lead-to.ts';
import { type Block, blocks } from '../page/validity.ts';
import { speak, useLang, useSession } from '../state/context.ts';
import { mode, SECTIONS } from '../state/sections.ts';

/** Fields with a mistake, and messages of what has no field. */
const MARKED = '[aria-invalid="true"], .field-mistakes:not(:empty)';

export function WayThere() {
  const { mistakes, isMistaken } = useSession();
  const lang = useLang();
  const isDrawing = mode.value === 'draw';
  // After the fields are rendered with their marks.
  useEffect(() => {
    blocks.value = isMistaken.value ? findMarked() : isDrawing ? findDrawing() : [];
  }, [mistakes.value, lang, isDrawing]);
  const [first] = blocks.value;
  if (!first) return null;
  return (
    <button type="button" class="result-way" onClick={first.show}>
      {first.name}
    </button>
  );
}

function findMarked(): Block[] {
  return [...document.querySelectorAll<HTMLElement>(MARKED)].map((element) =>
    blockAt(element, (section) => speak('result.correct', { what: nameOf(element) || section })),
  );
}

function findDrawing(): Block[] {
  const field = document.querySelector<HTMLElement>('#section-room input');
  return field ? [blockAt(field, () => speak('result.draw'))] : [];
}

function blockAt(element: HTMLElement, name: (section: string) => string): Block {
  const part = element.closest('[role="tabpanel"]');
  const section = SECTIONS.find((one) => part?.id === `section-${one}`) ?? null;
  return { name: name(section ? speak(`section.${section}`) : ''), section, show: () => leadTo(element) };
}

/** The label of a field, with that of its group. */
function nameOf(element: HTMLElement): string {
  const [label] =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? (element.labels ?? []) : [];
  const own = element.getAttribute('aria-label') ?? label?.textContent ?? '';
  const group = element.closest('fieldset')?.querySelector('legend')?.textContent;
  return own && group ? `${group} · ${own}` : own;
}
