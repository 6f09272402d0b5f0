export interface FetchedFile {
  /** Undefined when the response names none. */
  readonly name: string | undefined;
  readonly content: Blob;
}

/** Bytes; the total is 0 while nothing says how many there are. */
export interface FetchProgress {
  readonly received: number;
  readonly total: number;
}

/** The server refused the file. */
export class FileRefused extends Error {}

/** How often a broken download is resumed where it broke off. */
const attempts = 4;

function nameIn(headers: Headers): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(headers.get('content-disposition') ?? '')?.[1];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
}

/** A download that continues where its connection broke off, as long as the file is the same one. */
class Download {
  readonly #url: string;
  #parts: Uint8Array<ArrayBuffer>[] = [];
  #received = 0;
  #total = 0;
  #etag: string | null = null;
  #head = new Headers();

  constructor(url: string) {
    this.#url = url;
  }

  /** Reads until the end of the file or of the connection. */
  async read(onProgress: (progress: FetchProgress) => void): Promise<void> {
    const resumed =
      this.#received > 0 && this.#etag !== null
        ? { range: `bytes=${this.#received}-`, 'if-range': this.#etag }
        : undefined;
    const response = await fetch(this.#url, resumed ? { headers: resumed } : {});
    if (!response.ok || !response.body) throw new FileRefused(String(response.status));
    if (response.status !== 206) {
      this.#parts = [];
      this.#received = 0;
    }
    this.#head = response.headers;
    this.#etag = response.headers.get('etag');
    this.#total = this.#received + Number(response.headers.get('content-length') ?? 0);
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      this.#parts.push(part.value);
      this.#received += part.value.length;
      onProgress({ received: this.#received, total: this.#total });
    }
  }

  get file(): FetchedFile {
    const type = this.#head.get('content-type') ?? 'application/octet-stream';
    return { name: nameIn(this.#head), content: new Blob(this.#parts, { type }) };
  }
}

/** Fetches a file and reports how far it is. Throws {@link FileRefused}, or what the network throws when resuming does not help. */
export async function fetchFile(
  url: string,
  onProgress: (progress: FetchProgress) => void,
): Promise<FetchedFile> {
  const download = new Download(url);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await download.read(onProgress);
      return download.file;
    } catch (error) {
      if (error instanceof FileRefused || attempt >= attempts) throw error;
    }
  }
}
