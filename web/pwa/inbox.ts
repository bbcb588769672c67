// Files that arrive while no page is there to take them (the share target) wait here, on the device, outside every
// account's database: they belong to who signs in next.

const NAME = 'legible-inbox'
const STORE = 'files'

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

/** Stores the files of a shared form, in the place of those that still waited: the newest share is what is meant. */
export async function takeSharedFiles(form: FormData): Promise<void> {
  // A form without a file still posts one, of no name.
  const files = form
    .getAll('resume')
    .filter((value): value is File => value instanceof File && value.name !== '')
  if (files.length === 0) throw new Error('Nothing was shared')
  await leaveFiles(files)
}

/** For the analyzer, which takes them when it is opened. */
export const leaveFiles = (files: File[]) =>
  run('readwrite', (store) => {
    store.clear()
    return store.add(files)
  })

/** What waits, all of one share. It waits on until the inbox is emptied. */
export async function sharedFiles(): Promise<File[]> {
  return (await run<(File | File[])[]>('readonly', (store) => store.getAll())).flat()
}

export const emptyInbox = () => run('readwrite', (store) => store.clear())
