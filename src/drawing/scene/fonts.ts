// The font stack of texts in drawings and pages.

import type { Lang } from '../../words/index.ts';

/**
 * The fonts of a language. The font of the system comes first: it has all letters of the language it was chosen for.
 * Chinese fonts are only for Chinese, because their Latin letters lack some accents or are spaced for squares.
 */
export function fontsFor(lang: Lang): string {
  const chinese = lang === 'zh' ? "'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', " : '';
  return `system-ui, ${chinese}'Noto Sans', sans-serif`;
}
