import { useEffect, useRef, useState } from 'react';

/** Accepts a file dropped anywhere on the page, and returns whether one is being dragged over it. */
export function useDrop(wanted: boolean, onFile: (file: File) => void): boolean {
  const [held, setHeld] = useState(false);
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    if (!wanted) return;
    const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files');
    const over = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setHeld(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setHeld(false);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setHeld(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) latest.current(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [wanted]);
  return held;
}
