// The rendering of Markdown: the elements that we write ourselves, and the escaping of everything.

import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { documentAddress, resolveLink } from './site.ts';

const render = (text: string) => {
  const { body, ...rest } = renderMarkdown(text, (href) => resolveLink('docs/api.md', href));
  return { ...rest, html: body.toString().trim() };
};

describe('Markdown', () => {
  it('has headings with the ids that GitHub gives them, and a number for each repetition', () => {
    const { html, title, sections } = render('# The `API`\n\n## Rate limit, caching\n\n### Limits\n\n## Limits\n');
    expect(title).toBe('The API');
    expect(sections).toMatchObject([
      { id: 'rate-limit-caching', title: 'Rate limit, caching' },
      { id: 'limits-1', title: 'Limits' },
    ]);
    expect(html).toContain('<h1 id="the-api">The <code>API</code></h1>');
    expect(html).toContain('<h3 id="limits">Limits</h3>\n<h2 id="limits-1">Limits</h2>');
  });

  it.each([
    ['[a](counting.md)', '<a href="/docs/counting">a</a>'],
    ['[a](counting.md#the-start)', '<a href="/docs/counting#the-start">a</a>'],
    ['[a](#limits)', '<a href="#limits">a</a>'],
    ['[a](../CONTRIBUTING.md)', '<a href="/docs/contributing">a</a>'],
    ['[a](decisions/)', '<a href="/docs/decisions">a</a>'],
    ['[a](decisions/0013-one-table.md)', '<a href="/docs/decisions/0013-one-table">a</a>'],
    ['[a](https://semver.org/?a=1&b)', '<a href="https://semver.org/?a=1&amp;b">a</a>'],
    ['[a](../LICENSE)', 'a'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['![A "room"](pictures/a.svg)', '<img src="/docs/pictures/a.svg" alt="A &quot;room&quot;" loading="lazy"/>'],
  ])('links %s within the site', (text, expected) => {
    expect(render(text).html).toBe(`<p>${expected}</p>`);
  });

  it('shows HTML as text', () => {
    expect(render('a <b onclick="x()">b</b> & <c').html).toBe(
      '<p>a &lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt; &amp; &lt;c</p>',
    );
    expect(render('<script>x()</script>').html).toBe('&lt;script&gt;x()&lt;/script&gt;');
  });

  it('escapes code, and makes a request to the example server a live link', () => {
    expect(render('```json\n{"a": "<b>"}\n```').html).toBe(
      '<pre class="wraps"><code>{<span class="k">&quot;a&quot;</span>: <span class="s">&quot;&lt;b&gt;&quot;</span>}</code></pre>',
    );
    expect(render('```text\nhttp://localhost:3000/api/plan?a=1&b=2\n```').html).toBe(
      '<a class="call" href="/api/plan?a=1&amp;b=2"><code>GET /api/plan?a=1&amp;b=2</code></a>',
    );
  });

  it('has tables without a head where no column is named', () => {
    expect(render('| A | B |\n|---|---|\n| 1 | `2` |').html).toBe(
      '<table class="stacks"><thead><tr><th scope="col">A</th><th scope="col">B</th></tr>\n</thead><tbody>\n<tr><td>1</td><td><code>2</code></td></tr>\n</tbody></table>',
    );
    expect(render('| | |\n|---|---|\n| 1 | 2 |').html).not.toContain('<thead>');
  });
});

describe('addresses', () => {
  it.each([
    ['docs/api.md', '/docs/api'],
    ['README.md', '/docs/readme'],
    ['docs/decisions/README.md', '/docs/decisions'],
  ])('%s is served at %s', (source, address) => {
    expect(documentAddress(source)).toBe(address);
  });
});
