// <tilewright-planner tile="…" accent="…">: a script of its own for a shop's page. The element makes the frame, gives it its height,
// sends the tile when its attribute changes, and raises the messages of the frame as events. It inserts no text anywhere.

import type { Told } from './messages.ts';

const NAME = 'tilewright-planner';
const VERSION = 1;
/** Higher than any page of ours; what else a number may be is no height. */
const MOST_PX = 20_000;
// The service is where this script came from. The bundler would take an address written at once for a file.
const script = import.meta.url;
const service = new URL('embed/planner', script);

class PlannerElement extends HTMLElement {
  static observedAttributes = ['tile', 'label'];

  readonly #frame = document.createElement('iframe');
  /** The tile with which the frame was loaded, or that was sent last; undefined before. */
  #tile: string | undefined;
  #isListening = false;

  connectedCallback(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    shadow.replaceChildren(this.#frame);
    this.#frame.style.cssText = 'display:block;width:100%;height:480px;border:0';
    this.style.display ||= 'block';
    addEventListener('message', this.#hear);
    this.attributeChangedCallback();
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.#hear);
    this.#tile = undefined;
    this.#isListening = false;
  }

  attributeChangedCallback(): void {
    this.#frame.title = this.getAttribute('label') ?? 'Tilewright';
    const tile = this.getAttribute('tile');
    // A script of the page may set it later.
    if (tile === null || tile === this.#tile || !this.isConnected) return;
    if (this.#tile === undefined) this.#load(tile);
    else if (this.#isListening)
      this.#frame.contentWindow?.postMessage({ type: 'tilewright:tile', version: VERSION, tile }, service.origin);
    else return;
    this.#tile = tile;
  }

  #load(tile: string): void {
    const address = new URL(service);
    const accent = this.getAttribute('accent');
    address.search = accent === null ? tile : `${tile}&accent=${encodeURIComponent(accent)}`;
    // Whatever the policy of the page is, the frame must know whose it is.
    this.#frame.referrerPolicy = 'origin';
    this.#frame.src = address.href;
  }

  readonly #hear = ({ source, origin, data }: MessageEvent<Told & { readonly version: number }>): void => {
    // Other frames, and other sites in this one, are not the planner.
    if (source !== this.#frame.contentWindow || origin !== service.origin || data?.version !== VERSION) return;
    const { type } = data;
    if (type === 'tilewright:ready') {
      this.#isListening = true;
      this.attributeChangedCallback();
    } else if (type === 'tilewright:size') {
      if (data.height > 0 && data.height <= MOST_PX) this.#frame.style.height = `${data.height}px`;
    } else if (type !== 'tilewright:order' && type !== 'tilewright:refused') return;
    this.dispatchEvent(new CustomEvent(type.replace(':', '-'), { detail: data, bubbles: true }));
  };
}

if (!customElements.get(NAME)) customElements.define(NAME, PlannerElement);
