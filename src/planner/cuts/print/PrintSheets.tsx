// The printed pages: the same items as in the PDF file, painted as SVG.

import { Fragment } from 'preact';
import { pathOf } from '../../../cutlist/index.ts';
import { type Document, type Item, PAGE_MARGIN } from '../../../paper/index.ts';
import { Hatch } from '../PieceDrawing.tsx';
import './print.css';

type Path = Extract<Item, { kind: 'path' }>;
type Text = Extract<Item, { kind: 'text' }>;

export function PrintSheets({ document: { pages } }: { readonly document: Document }) {
  return (
    <>
      {pages.map(({ width, height, items }, i) => (
        <svg
          key={i}
          class="print-page"
          aria-hidden="true"
          width={`${width}mm`}
          height={`${height}mm`}
          viewBox={`0 0 ${width} ${height}`}
        >
          <Items items={items} id={`page-${i}`} />
        </svg>
      ))}
    </>
  );
}

/** The size of the paper for the browser. */
export function pageRule({ paper: { width, height } }: Document): string {
  return `@page{size:${width}mm ${height}mm;margin:${PAGE_MARGIN}mm}`;
}

interface ItemsProps {
  readonly items: readonly Item[];
  /** Begins the ids of what is inside. */
  readonly id: string;
}

function Items({ items, id }: ItemsProps) {
  return items.map((item, i) => <Painted key={i} item={item} id={`${id}-${i}`} />);
}

function Painted({ item, id }: { readonly item: Item; readonly id: string }) {
  switch (item.kind) {
    case 'path':
      return <PaintedPath item={item} id={id} />;
    case 'circle':
      return <circle cx={item.centre.x} cy={item.centre.y} r={item.radius} fill="none" {...strokeOf(item.stroke)} />;
    case 'text':
      return <PaintedText item={item} />;
    case 'group': {
      const { at, scale, clip, role, items } = item;
      return (
        <g class={classOf(role)} transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
          {clip && (
            <clipPath id={id}>
              <rect x={clip.left} y={clip.top} width={clip.width} height={clip.height} />
            </clipPath>
          )}
          <g clip-path={clip ? `url(#${id})` : undefined}>
            <Items items={items} id={id} />
          </g>
        </g>
      );
    }
  }
}

function PaintedPath({
  item: { role, rings, isOpen, fill, hatch, stroke },
  id,
}: {
  readonly item: Path;
  readonly id: string;
}) {
  if (rings.length === 0) return null;
  const d = isOpen ? pathOf(rings).replaceAll('Z', '') : pathOf(rings);
  return (
    <Fragment>
      {(fill || (stroke && !hatch)) && (
        <path
          class={classOf(role)}
          d={d}
          fill={fill ?? 'none'}
          fill-rule="evenodd"
          {...(hatch ? {} : strokeOf(stroke))}
        />
      )}
      {hatch && (
        <>
          <Hatch id={id} gap={hatch.gap} stroke={hatch.color} width={hatch.width} />
          <path d={d} fill={`url(#${id})`} fill-rule="evenodd" {...strokeOf(stroke)} />
        </>
      )}
    </Fragment>
  );
}

function strokeOf(stroke: Path['stroke']) {
  if (!stroke) return {};
  return { stroke: stroke.color, 'stroke-width': stroke.width, 'stroke-dasharray': stroke.dash?.join(' ') };
}

function PaintedText({ item: { text, at, size, anchor, color, bold, turn, rim, role } }: { readonly item: Text }) {
  const turned = turn ? ` rotate(${(turn * 180) / Math.PI})` : '';
  return (
    <text
      class={classOf(role)}
      transform={`translate(${at.x} ${at.y})${turned}`}
      font-size={size}
      text-anchor={anchor}
      font-weight={bold ? 600 : undefined}
      fill={color}
      stroke={rim}
      stroke-width={rim && 0.3 * size}
      paint-order="stroke"
    >
      {text}
    </text>
  );
}

function classOf(role: string | undefined): string | undefined {
  return role && `print-${role}`;
}
