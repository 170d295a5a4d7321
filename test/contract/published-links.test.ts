// Follows everything that the service publishes for people and models: the example and addresses of the summary, and
// the links, commands and forms of the pages. All of it must work as written.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docsPage, homePage } from '../../src/pages/index.ts';
import { llmsAt } from '../support/documents.ts';
import { unescaped } from '../support/html-text.ts';
import { memoryStore } from '../support/memory-store.ts';
import { type ContractService, openContract, PUBLIC_URL, planIn } from './contract-service.ts';
import { LISTED } from './sentences/patterns.ts';

let service: ContractService;
beforeAll(async () => {
  service = await openContract({ store: memoryStore() });
});
afterAll(() => service.close());

describe('/llms.txt', () => {
  const text = llmsAt(PUBLIC_URL);
  const addresses = [...text.matchAll(/https:\/\/tiles\.example[^\s)`]*/g)].map(([address]) => address);

  it('is the text that is served', async () => {
    expect((await service.get('/llms.txt')).body).toBe(text);
  });

  it.each(addresses.filter((address) => !/\/api\/(?:plan|projects\/)$/.test(address)))('%s opens', async (address) => {
    expect((await service.get(address)).status).toBe(200);
  });
});

describe('/docs', () => {
  /** The text of an example, without the colours of its parts. */
  const plain = (markup: string) => unescaped(markup.replaceAll(/<\/?span[^>]*>/g, ''));
  const page = docsPage({ publicUrl: PUBLIC_URL });
  /** Each link to the interface, with the answer printed below it, if any. */
  const calls = [
    ...page.matchAll(/href="(\/api\/[^"]*)"[^>]*>(?:<code>[^<]*<\/code><\/a>\s*<pre[^>]*><code>(.*?)<\/code>)?/gs),
  ].map(([, address, printed]) => {
    const answer: unknown = printed === undefined ? {} : JSON.parse(plain(printed));
    const shown = answer as Readonly<Record<string, unknown>>;
    return { address: unescaped(address), status: 'error' in shown ? 400 : 200, shown };
  });

  it('is the page that is served', async () => {
    expect((await service.get('/docs')).body).toBe(page);
    expect(calls.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(3);
    expect(calls.length).toBeGreaterThanOrEqual(15);
  });

  it.each(calls)('$status $address', async ({ address, status, shown }) => {
    const answer = await service.get(address);
    expect(answer.status).toBe(status);
    if (Object.keys(shown).length > 0) expect(JSON.parse(answer.body)).toMatchObject(shown);
  });

  it('shows a frame that opens', async () => {
    const [, frame] = /<pre[^>]* id="embed"><code>([^<]*)</.exec(page) ?? [];
    const [, address] = / src="([^"]+)"/.exec(unescaped(frame)) ?? [];
    expect((await service.get(address)).status).toBe(200);
  });

  it('has a command for POST that works', async () => {
    const [, command] = /<pre[^>]* id="curl"><code>([^<]*)</.exec(page) ?? [];
    const [, address, header, body] = /^curl (\S+) -H '([^']*)' -d '([^']*)'$/.exec(unescaped(command)) ?? [];
    expect([address, header]).toEqual([`${PUBLIC_URL}/api/plan`, 'content-type: application/json']);
    const [, printed] = /id="curl">.*?<\/pre>\s*<pre[^>]*><code>(.*?)<\/code>/s.exec(page) ?? [];
    expect(planIn(await service.post(JSON.parse(body)))).toMatchObject(JSON.parse(plain(printed)));
  });
});

describe('pages', () => {
  const languages = ['en', 'pl', 'es', 'zh'] as const;
  const paths = ['/docs', ...languages.map((lang) => `/?lang=${lang}`), ...LISTED.map((id) => `/?pattern=${id}`)];

  // Most links are on every page.
  const statuses = new Map<string, Promise<number>>();
  function statusAt(address: string): Promise<number> {
    const status = statuses.get(address) ?? service.get(address).then((answer) => answer.status);
    statuses.set(address, status);
    return status;
  }

  it.each(paths)('every link of %s leads somewhere', async (path) => {
    const { body } = await service.get(path);
    const links = [...body.matchAll(/ (?:href|src|content)="(https:\/\/tiles\.example[^"]*|\/[^"]*|\?[^"]*)"/g)].map(
      ([, link]) => unescaped(link),
    );
    expect(links.length).toBeGreaterThan(5);
    for (const link of new Set(links)) {
      const address = link.startsWith('?') ? `/${link}` : link.split('#')[0];
      const isRefusal = path === '/docs' && link.startsWith('/api/plan?');
      const status = await statusAt(address === PUBLIC_URL ? '/' : address);
      expect([link, status]).toEqual([link, isRefusal ? expect.toBeOneOf([200, 400]) : 200]);
    }
  });

  it.each(LISTED.map((id, index) => [languages[index % languages.length], id] as const))(
    'the form in %s for %s can be sent unchanged',
    async (lang, id) => {
      const { body } = await service.get(`/?lang=${lang}&pattern=${id}`);
      const [form] = /<form.*?<\/form>/s.exec(body) ?? [];
      const [, action] = /<form action="([^"]*)" method="get"/.exec(String(form)) ?? [];
      const inputs = [...String(form).matchAll(/<input[^>]* name="([^"]*)"[^>]* value="([^"]*)"/g)];
      const choices = [...String(form).matchAll(/<select[^>]* name="([^"]*)">.*?<option value="([^"]*)" selected/gs)];
      const sent = [...inputs, ...choices].map(([, name, value]): [string, string] => [name, unescaped(value)]);
      const fields = new URLSearchParams(sent);
      for (const format of ['svg', 'json']) {
        fields.set('format', format);
        const answer = await service.get(`${action}?${fields}&link=false`);
        expect(answer.status, answer.body).toBe(200);
        if (format === 'json') expect(planIn(answer).pattern.id).toBe(id);
      }
    },
  );

  it('the home page is the page that is served, in each language', async () => {
    for (const lang of languages) {
      expect((await service.get(`/?lang=${lang}`)).body).toBe(homePage({ lang, publicUrl: PUBLIC_URL }));
    }
  });

  it('a page of a plan links to the same plan', async () => {
    for (const lang of languages) {
      const query = `outline=E180+S240+W180+N240&subtract=140,0,40,60&pattern=bricks&lang=${lang}`;
      const plan = planIn(await service.get(`/api/plan?${query}`));
      const { body } = await service.get(String(plan.plannerUrl));
      const links = [...body.matchAll(/href="(https:\/\/tiles\.example\/api\/plan[^"]*)"/g)].map(([, link]) =>
        unescaped(link),
      );
      expect(links.length).toBeGreaterThanOrEqual(2);
      for (const link of links) {
        const answer = await service.get(link);
        expect(answer.status).toBe(200);
        if (!link.includes('format=svg'))
          expect(planIn(answer)).toMatchObject({ tiles: plan.tiles, pattern: plan.pattern });
      }
    }
  });
});
