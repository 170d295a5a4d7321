// The completions of bash.

import { type Flag, hyphenated } from '../flags/flag.ts';
import { COMMANDS, type Command, flagsOf, GLOBAL_FLAGS } from './commands.ts';

/** The script that bash sources. It also runs in bash 3.2, which macOS has. */
export function bashCompletion(): string {
  return `# Completions of tilewright for bash: source <(tilewright completion bash)
_tilewright() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} words='' IFS=$' \\t\\n'
  COMPREPLY=()
  # bash splits --flag=value at the sign.
  if [[ $cur == '=' ]]; then cur=''
  elif [[ $prev == '=' ]]; then prev=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  if (( COMP_CWORD == 1 )); then
    words='${[...COMMANDS.map(({ name }) => name), ...GLOBAL_FLAGS.map(({ name }) => `--${name}`)].join(' ')}'
  else
    case "\${COMP_WORDS[1]} $prev" in
${COMMANDS.flatMap(valueCases).join('\n')}
    *) case "\${COMP_WORDS[1]}" in
${COMMANDS.map(wordsCase).join('\n')}
      esac ;;
    esac
  fi
  COMPREPLY=( $(compgen -W "$words" -- "$cur") )
}
_tilewright_files() {
  local IFS=$'\\n'
  COMPREPLY=( $(compgen -f -- "$1") )
  compopt -o filenames 2> /dev/null
}
complete -F _tilewright tilewright
`;
}

/** What follows each flag with a value. */
function valueCases(command: Command): string[] {
  const withValues = flagsOf(command).filter(({ kind, values }) => kind === 'value' || values);
  const cases = withValues.map((flag) => {
    const spelled = spellingsOf(flag).map((spelling) => `'${command.name} ${spelling}'`);
    return { spelled, action: actionOf(flag) };
  });
  const actions = [...new Set(cases.map(({ action }) => action))];
  return actions.map((action) => {
    const spelled = cases.filter((one) => one.action === action).flatMap((one) => one.spelled);
    return `    ${spelled.join('|')}) ${action} ;;`;
  });
}

function actionOf({ isPath, values }: Flag): string {
  if (isPath) return '_tilewright_files "$cur"; return';
  return values ? `words='${values.join(' ')}'` : 'return';
}

function spellingsOf({ name, short }: Flag): string[] {
  return [...new Set([`--${name}`, `--${hyphenated(name)}`]), ...(short ? [`-${short}`] : [])];
}

function wordsCase(command: Command): string {
  const { operands = [] } = command;
  const flags = flagsOf(command).map(({ name }) => `--${name}`);
  const words = `words='${(operands === 'file' ? flags : [...operands, ...flags]).join(' ')}'`;
  const action =
    operands === 'file' ? `if [[ $cur != -* ]]; then _tilewright_files "$cur"; return; fi; ${words}` : words;
  return `      ${command.name}) ${action} ;;`;
}
