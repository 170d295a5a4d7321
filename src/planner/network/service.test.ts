import { describe, expect, it } from 'vitest';
import type { Draft } from '../state/draft.ts';
import { makeFile, storePlan } from './service.ts';

const DRAFT: Draft = { outline: 'E400 S300 W400 N300', joint: 2 };

function answering(status: number, body: string, headers: Record<string, string> = {}) {
  return async () => new Response(body, { status, headers });
}

/** Answers every request and records it. */
function overhearing(body: string) {
  const sent: { address: string; method: string | undefined; body: unknown }[] = [];
  const send: typeof fetch = async (address, init) => {
    sent.push({ address: String(address), method: init?.method, body: JSON.parse(String(init?.body)) });
    return new Response(body);
  };
  return { sent, send };
}

describe('storing a plan', () => {
  it('sends the draft with its language and units, and asks for a link', async () => {
    const { sent, send } = overhearing('{"plannerUrl":null,"warnings":[]}');
    await storePlan(DRAFT, { lang: 'pl', units: 'imperial' }, send);
    expect(sent).toEqual([
      { address: '/api/plan', method: 'POST', body: { ...DRAFT, lang: 'pl', units: 'imperial', link: true } },
    ]);
  });

  it('sends nothing that only the page uses', async () => {
    const { sent, send } = overhearing('{"plannerUrl":null,"warnings":[]}');
    await storePlan({ ...DRAFT, page: { order: { tilesPerBox: 6 } } }, { lang: 'en' }, send);
    expect(sent[0].body).toEqual({ ...DRAFT, lang: 'en', link: true });
  });

  it('returns the link', async () => {
    const stored = await storePlan(
      DRAFT,
      { lang: 'en' },
      answering(200, '{"plannerUrl":"https://tiles.example/planner/abc"}'),
    );
    expect(stored).toEqual({ kind: 'stored', link: 'https://tiles.example/planner/abc' });
  });

  it('reports a service that cannot store', async () => {
    const text = '{"warnings":["Slivers.","The store is full."],"plannerUrl":null}';
    const stored = await storePlan(DRAFT, { lang: 'en' }, answering(200, text));
    expect(stored).toEqual({ kind: 'unstored', reason: 'The store is full.' });
  });

  it.each([429, 503])('says when to try again after a %d', async (status) => {
    expect(await storePlan(DRAFT, { lang: 'en' }, answering(status, '{}', { 'retry-after': '17' }))).toEqual({
      kind: 'later',
      seconds: 17,
    });
    expect(await storePlan(DRAFT, { lang: 'en' }, answering(status, '{}'))).toEqual({ kind: 'later', seconds: 60 });
  });

  it('reports a lost connection', async () => {
    const stored = await storePlan(DRAFT, { lang: 'en' }, () => Promise.reject(new TypeError('fetch failed')));
    expect(stored).toEqual({ kind: 'offline' });
  });

  it('reports any other failure with its reason', async () => {
    expect(await storePlan(DRAFT, { lang: 'en' }, answering(500, '{}'))).toEqual({
      kind: 'failed',
      reason: 'HTTP 500',
      code: '',
    });
    expect(await storePlan(DRAFT, { lang: 'en' }, answering(200, '<html>'))).toMatchObject({ kind: 'failed' });
  });
});

describe('a file of the service', () => {
  const OPTIONS = { format: 'dxf', name: 'Łazienka' } as const;

  it('is made of the draft and its options, and stores nothing', async () => {
    const { sent, send } = overhearing('0');
    await makeFile({ ...DRAFT, page: { order: { tilesPerBox: 6 } } }, { lang: 'zh' }, OPTIONS, send);
    expect(sent[0].body).toEqual({ ...DRAFT, lang: 'zh', ...OPTIONS });
  });

  it.each([
    ['attachment; filename="tilewright-400x300cm-squares.dxf"', 'tilewright-400x300cm-squares.dxf'],
    // RFC 5987, section 3.2.2.
    [`attachment; filename="_azienka.dxf"; filename*=UTF-8''%C5%81azienka.dxf`, 'Łazienka.dxf'],
    [`inline; filename*=utf-8''Fl%20%27A%27.pdf; filename="Fl 'A'.pdf"`, "Fl 'A'.pdf"],
    ['', 'tilewright.dxf'],
  ])('has the name that the service gives it: %s', async (header, name) => {
    const headers = { 'content-disposition': header };
    const made = await makeFile(DRAFT, { lang: 'en' }, OPTIONS, answering(200, '0', headers));
    expect(made).toMatchObject({ kind: 'made', name });
  });

  it('may have to wait, or be refused', async () => {
    const later = await makeFile(DRAFT, { lang: 'en' }, OPTIONS, answering(503, '{}', { 'retry-after': '3' }));
    expect(later).toEqual({ kind: 'later', seconds: 3 });
    const refused = await makeFile(DRAFT, { lang: 'en' }, OPTIONS, answering(400, '{"code":"too-many-sheets"}'));
    expect(refused).toEqual({ kind: 'failed', reason: 'HTTP 400', code: 'too-many-sheets' });
  });
});
