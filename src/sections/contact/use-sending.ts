import { type FormEvent, useState } from 'react';
import { isBlank, sendForm } from './send-form.ts';

export type Progress = 'untouched' | 'blank' | 'sending' | 'sent' | 'failed' | 'offline';

/** Sends the form from within the page, if there is somewhere to send it; else the form is the browser's. */
export function useSending(endpoint: string | undefined) {
  const [progress, setProgress] = useState<Progress>('untouched');

  async function send(event: FormEvent<HTMLFormElement>, to: string) {
    event.preventDefault();
    const form = event.currentTarget;
    const filled = new FormData(form);
    // A second press while the first is on its way would send the message twice.
    if (progress === 'sending') return;
    if (isBlank(filled)) return setProgress('blank');
    setProgress('sending');
    const outcome = await sendForm(filled, to);
    if (outcome === 'sent') form.reset();
    setProgress(outcome === 'failed' && !navigator.onLine ? 'offline' : outcome);
  }

  const onSubmit = endpoint ? (event: FormEvent<HTMLFormElement>) => send(event, endpoint) : undefined;
  return { progress, onSubmit };
}
