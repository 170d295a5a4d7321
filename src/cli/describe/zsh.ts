// The completions of zsh.

import type { Flag } from '../flags/flag.ts';
import { briefly } from './brief.ts';
import { COMMANDS, type Command, flagsOf } from './commands.ts';

/** The script that zsh sources, or loads as the file _tilewright of its fpath. */
export function zshCompletion(): string {
  return `#compdef tilewright
# Completions of tilewright for zsh: source <(tilewright completion zsh)
_tilewright() {
  local -a commands
  commands=(
${COMMANDS.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe -t commands command commands
    _arguments '--help[show help]' '--version[print the version]'
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${COMMANDS.map(argumentsOf).join('\n')}
  esac
}
if [[ $funcstack[1] == _tilewright ]]; then
  _tilewright "$@"
else
  compdef _tilewright tilewright
fi
`;
}

function argumentsOf(command: Command): string {
  const { operands: known } = command;
  const after = known === 'file' ? '1:file:_files' : known && `1:word:(${known.join(' ')})`;
  const operands = after ? [quoted(after)] : [];
  const flags = flagsOf(command).flatMap(specsOf);
  return `    ${command.name}) _arguments -S \\\n      ${[...operands, ...flags].join(' \\\n      ')} ;;`;
}

function specsOf(flag: Flag): string[] {
  const { name, short, isRepeatable } = flag;
  const rest = `${flag.kind === 'switch' ? '' : '='}[${escaped(briefly(flag.description))}]${valueAfter(flag)}`;
  const many = isRepeatable ? '*' : '';
  return [`${many}--${name}${rest}`, ...(short ? [`${many}-${short}${rest.replace(/^=/, '+')}`] : [])].map(quoted);
}

function valueAfter({ kind, isPath, values, placeholder }: Flag): string {
  if (kind === 'switch') return '';
  // Two colons: a boolean needs no value.
  const message = `${kind === 'truth' ? '::' : ':'}${escaped(placeholder ?? 'value')}`;
  return `${message}:${isPath ? '_files' : values ? `(${values.join(' ')})` : ' '}`;
}

/** A text in which brackets and colons are no syntax. */
function escaped(text: string): string {
  return text.replaceAll(/[[\]:\\]/g, '\\$&');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
