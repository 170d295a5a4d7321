// The addresses in an answer: the drawing and the planner page.

import {
  type AcceptedJob,
  type AcceptedRequest,
  type AnswerOptions,
  answerQuery,
  DEFAULT_OPTIONS,
  drawingQuery,
  type FileFormat,
  jobFileQuery,
  PLAN_ADDRESS,
  PLANNER_ADDRESS,
  PROJECTS_ADDRESS,
  SERVICE_LIMITS,
} from '../wire/index.ts';

/** The address of the drawing; null if its query would be too long. */
export function svgUrlOf(publicUrl: string, read: AcceptedRequest): string | null {
  return planUrlOf(publicUrl, drawingQuery(read));
}

/** The address of an answer with all options of its request, such as a file; null if its query would be too long. */
export function fileUrlOf(publicUrl: string, read: AcceptedRequest): string | null {
  return planUrlOf(publicUrl, answerQuery(read));
}

function planUrlOf(publicUrl: string, query: string): string | null {
  return query.length > SERVICE_LIMITS.queryCharacters ? null : `${publicUrl}${PLAN_ADDRESS}?${query}`;
}

/** The address of the planner page of a stored project, in the language and units of a request. */
export function plannerUrlOf(publicUrl: string, id: string, view: View): string {
  return `${publicUrl}${PLANNER_ADDRESS}${id}${viewQuery(view)}`;
}

/** The address of what is behind the link of a stored project, for programs, in a language and units. */
export function projectUrlOf(publicUrl: string, id: string, view: View): string {
  return `${publicUrl}${PROJECTS_ADDRESS}${encodeURIComponent(id)}${viewQuery(view)}`;
}

type View = Pick<AnswerOptions, 'lang' | 'units'>;

function viewQuery({ lang, units }: View): string {
  const chosen = [
    ...(lang === DEFAULT_OPTIONS.lang ? [] : [`lang=${lang}`]),
    ...(units === DEFAULT_OPTIONS.units ? [] : [`units=${units}`]),
  ];
  return chosen.length > 0 ? `?${chosen.join('&')}` : '';
}

/** The address of a file of a stored job, whose page is at `plannerUrl`. */
export function jobFileUrlOf(plannerUrl: string, read: AcceptedJob, format: FileFormat): string {
  const { origin, pathname } = new URL(plannerUrl);
  return `${origin}${pathname.replace(PLANNER_ADDRESS, PROJECTS_ADDRESS)}?${jobFileQuery(read, format)}`;
}
