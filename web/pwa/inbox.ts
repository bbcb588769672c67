// Files that arrive while no page is there to take them (the share target) wait here, on the device, outside every
// account's database: they belong to who signs in next.

const NAME = 'legible-inbox'
const STORE = 'files'
const KEPT = 5

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { autoIncrement: true })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return open().then(
    (db) =>
      new Promise<T>((resolve, reject) => {
        const transaction = db.transaction(STORE, mode)
        const request = work(transaction.objectStore(STORE))
        transaction.oncomplete = () => {
          db.close()
          resolve(request.result)
        }
        transaction.onabort = () => {
          db.close()
          reject(transaction.error)
        }
      }),
  )
}

/** Stores the files of a shared form. */
export async function takeSharedFiles(form: FormData): Promise<void> {
  const files = form.getAll('resume').filter((value): value is File => value instanceof File)
  for (const file of files.slice(0, KEPT)) await run('readwrite', (store) => store.add(file))
}

/** The newest waiting file. It waits on until the inbox is emptied. */
export async function sharedFile(): Promise<File | null> {
  const files = await run<File[]>('readonly', (store) => store.getAll())
  return files.at(-1) ?? null
}

export const emptyInbox = () => run('readwrite', (store) => store.clear())
