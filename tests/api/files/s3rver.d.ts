declare module '@20minutes/s3rver' {
  interface Options {
    readonly directory: string;
    readonly port: number;
    readonly address: string;
    readonly silent: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  /** An S3-compatible server with signatures, whose only account is `S3RVER` with that secret. */
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
