// The searches that the first page starts. It imports this file when they are needed; other parts, which are loaded later
// themselves, import the searches directly.

export { countReuse, findBestStart } from './search.ts';
