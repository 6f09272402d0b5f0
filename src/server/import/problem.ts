/** A reason to refuse the whole import, reported to the operator in one line; nothing has been changed. */
export class ImportProblem extends Error {
  readonly code: ProblemCode;
  constructor(code: ProblemCode, message: string) {
    super(message);
    this.name = 'ImportProblem';
    this.code = code;
  }
}

export type ProblemCode =
  | 'usage'
  | 'fileMissing'
  | 'fileEmpty'
  | 'encodingUnknown'
  | 'formatUnknown'
  | 'quoteOpen'
  | 'workbookBroken'
  | 'mappingMissing'
  | 'mappingBroken'
  | 'mappingNotRecognised'
  | 'columnMissing'
  | 'reportNotWritable'
  | 'importRunning';
