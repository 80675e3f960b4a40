import { useEffect, useState } from 'react';
import { createListReader, type ListReader } from '../reading/list-reader.ts';
import { startListWorker } from '../reading/start-list-worker.ts';

/** Its worker is loaded with the page, so that nothing is requested later, and ends with it. */
export function useListReader(): ListReader {
  const [reader] = useState(() => createListReader(startListWorker));
  useEffect(() => {
    reader.prepare();
    return reader.close;
  }, [reader]);
  return reader;
}
