/**
 * A file that was chosen before the sign-in, over the reload that follows it. Only the tab that put it here takes it out: its
 * session storage has the mark.
 */
const database = 'chosenFiles';
const store = 'files';

function run<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function openStore(): Promise<IDBObjectStore> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  return (await run(opening)).transaction(store, 'readwrite').objectStore(store);
}

/** Keeps the file of a field; without storage it has to be chosen again. */
export async function keepChosenFile(field: string, file: File): Promise<void> {
  try {
    await run((await openStore()).put(file, field));
    sessionStorage.setItem(`file:${field}`, '1');
  } catch {
    // The browser stores no files.
  }
}

/** Takes the file of a field out; undefined when this tab kept none. */
export async function takeChosenFile(field: string): Promise<File | undefined> {
  try {
    if (sessionStorage.getItem(`file:${field}`) === null) return undefined;
    sessionStorage.removeItem(`file:${field}`);
    const files = await openStore();
    const file: unknown = await run(files.get(field));
    await run(files.delete(field));
    return file instanceof File ? file : undefined;
  } catch {
    return undefined;
  }
}
