import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Reads the options of the process. It ends with the help where that is asked for, and with one line at an unknown option. */
export function readCommandOptions<const Options extends ParseArgsOptionsConfig>(
  help: string,
  options: Options,
) {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`${message.split('. ')[0]} (see --help)`);
    process.exit(1);
  }
}
