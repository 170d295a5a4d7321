// The files of the plan on the screen. The page makes drawings and cut lists itself, with the service's code and
// without a network; the service makes the others, whose writers are too large for a page.

import { patternByName } from '../../engine/index.ts';
import { fileNameOf } from '../../service/file-names.ts';
import { type FileFormat, NAME_CHARACTERS } from '../../wire/index.ts';
import { paperChoice } from '../cuts/print/paper-choice.ts';
import { reasonOf } from '../fields/reasons.ts';
import { jobBody } from '../job/body.ts';
import { lookOf } from '../look/look.ts';
import { pictureWith } from '../look/picture.ts';
import { type Made, makeFile, makeJobFile } from '../network/service.ts';
import { orderFields } from '../order/fields.ts';
import { notify } from '../page/notice.ts';
import { save } from '../page/save.ts';
import { plannedNow } from '../page/validity.ts';
import { planName } from '../plans/showing.ts';
import { offcutReuse } from '../search/found.ts';
import { finish } from '../stage/painting/finish.ts';
import { speak, useNotation } from '../state/context.ts';
import { bodyOf } from '../state/draft.ts';
import type { Planned } from '../state/session.ts';
import { outcomeInBackground } from '../work/background.ts';

/** What the menu offers: a file of each format, pictures of other looks, and a PDF file with labels. */
export type Offer = FileFormat | 'small' | 'large' | 'clean' | 'labels';

/** A file, or a sentence that says why there is none. */
type Result = { readonly file: Blob; readonly name: string } | { readonly trouble: string };

/** The media types of the files that the page makes itself. */
const MADE_HERE: Readonly<Partial<Record<FileFormat, string>>> = {
  svg: 'image/svg+xml',
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** Pixels: pictures at the usual width, at twice and at four times of it. */
const SMALL = { width: 800 };
const PICTURE = { width: 1600 };
const LARGE = { width: 3200 };

/** Makes a file of the plan on the screen and saves it, or says why not. */
export async function download(offer: Offer): Promise<void> {
  const format = formatOf(offer);
  const planned = await plannedNow();
  if (planned === null) return;
  notify({ text: speak('download.making') });
  const { job } = planned.draft;
  const options = { format, name: nameToWrite(), ...lookIn(planned), ...optionsOf(offer, job === undefined) };
  const isMadeHere = format in MADE_HERE || (format === 'png' && finish.value !== null && !job);
  const make = job ? (isMadeHere ? makeJobHere : makeJobThere) : isMadeHere ? makeHere : makeThere;
  const result = await make(planned, options);
  if ('trouble' in result) return notify({ text: result.trouble });
  save(result.file, result.name);
  notify({ text: speak('download.made', { name: result.name }) });
}

/** The plan's name as the interface accepts it: on this device names may be longer, and imported ones have any characters. */
function nameToWrite(): string {
  const line = planName.value.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, ' ');
  return Array.from(line).slice(0, NAME_CHARACTERS).join('').trim();
}

function formatOf(offer: Offer): FileFormat {
  if (offer === 'labels') return 'pdf';
  return offer === 'small' || offer === 'large' || offer === 'clean' ? 'png' : offer;
}

function optionsOf(offer: Offer, isOnePlan: boolean): object {
  // The offcuts that the page lists are in its lists on paper and in spreadsheets; a job has none.
  const offcuts = isOnePlan && offcutReuse.now.value !== null ? { offcuts: true } : {};
  if (offer === 'pdf') return { ...paperChoice.value, ...offcuts };
  if (offer === 'labels') return { ...paperChoice.value, ...offcuts, labels: true };
  if (offer === 'csv' || offer === 'xlsx') return offcuts;
  if (offer === 'small') return SMALL;
  if (offer === 'large') return LARGE;
  if (offer === 'clean') return { ...LARGE, look: 'clean' };
  return offer === 'svg' || offer === 'png' ? PICTURE : {};
}

/** The look of the stage, which drawings and plans on paper have too. */
function lookIn({ draft }: Planned): object {
  return lookOf(draft).clean ? { look: 'clean' } : {};
}

interface Options {
  readonly format: FileFormat;
  readonly name: string;
}

async function makeHere(planned: Planned, options: Options): Promise<Result> {
  const { format, name } = options;
  try {
    const body = { ...bodyOf(planned.draft), ...orderFields(planned), ...options };
    // Photos and shades never leave the page, which paints them into a drawing.
    const made = format === 'png' ? 'svg' : format;
    const { content } = await outcomeInBackground({ ...body, format: made, units: useNotation().units });
    const file =
      format === 'png' && finish.value
        ? await pictureWith(finish.value, planned, content as string)
        : new Blob([content as BlobPart], { type: MADE_HERE[format] ?? '' });
    return { file, name: fileNameFor(planned.answer, name, format) };
  } catch (error) {
    return { trouble: speak('download.undone', { reason: reasonOf(error) }) };
  }
}

/** A file of the whole job. Photos and shades are of one surface, and are not in it. */
async function makeJobHere(planned: Planned, options: Options): Promise<Result> {
  const { format } = options;
  try {
    const body = { ...(await jobBody(planned)), ...options, units: useNotation().units };
    const { content, fileName } = await outcomeInBackground(body, undefined, 'job');
    return {
      file: new Blob([content as BlobPart], { type: MADE_HERE[format] ?? '' }),
      name: fileName ?? `tilewright.${format}`,
    };
  } catch (error) {
    return { trouble: speak('download.undone', { reason: reasonOf(error) }) };
  }
}

async function makeJobThere(planned: Planned, options: Options): Promise<Result> {
  const made = await makeJobFile(await jobBody(planned), useNotation(), options);
  return made.kind === 'made' ? made : { trouble: troubleText(made) };
}

/** The name that the service gives a file. */
function fileNameFor({ pattern: { id }, surface }: Planned['answer'], name: string, format: FileFormat): string {
  const pattern = patternByName(id);
  if (pattern === undefined) throw new Error(`There is no pattern ${id}.`);
  const { width, height } = surface.boundingBoxCm;
  return fileNameOf({ surface: { box: { width: 10 * width, height: 10 * height } }, pattern }, name, format);
}

async function makeThere(planned: Planned, options: Options): Promise<Result> {
  const look = finish.value;
  const made = await makeFile({ ...planned.draft, ...orderFields(planned) }, useNotation(), options);
  if (made.kind !== 'made') return { trouble: troubleText(made) };
  if (options.format !== 'pdf' || look === null) return made;
  try {
    // Photos and shades never leave the page, which draws them into the file.
    return { ...made, file: await look.paintPdf(made.file, planned) };
  } catch (error) {
    return { trouble: speak('download.undone', { reason: reasonOf(error) }) };
  }
}

function troubleText(trouble: Exclude<Made, { kind: 'made' }>): string {
  if (trouble.kind === 'offline') return speak('download.offline');
  if (trouble.kind === 'later') return speak('shell.later', { seconds: trouble.seconds });
  if (trouble.code === 'too-many-sheets') return speak('download.tooManySheets');
  return speak(trouble.code === 'picture-too-large' ? 'download.tooLarge' : 'download.failed');
}
