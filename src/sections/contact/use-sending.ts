import { useRef, useState } from 'react';
import { isBlank, isUnaddressed, type SendResult, sendForm } from './send-form.ts';

export type SendState = 'untouched' | 'blank' | 'unaddressed' | 'sending' | 'offline' | SendResult;

/** Sends the form with a script and returns the result; one message at a time. */
export function useSending(endpoint: string | undefined) {
  const [progress, setProgress] = useState<SendState>('untouched');
  const isUnderWay = useRef(false);
  const hasAsked = useRef(false);

  async function send(values: Record<string, string>): Promise<boolean> {
    // A second click while sending would send the message twice.
    if (isUnderWay.current || !endpoint) return false;
    if (isBlank(values)) setProgress('blank');
    else if (isUnaddressed(values) && !hasAsked.current) {
      // Asked once, never required.
      hasAsked.current = true;
      setProgress('unaddressed');
    } else if (!navigator.onLine) setProgress('offline');
    else {
      isUnderWay.current = true;
      setProgress('sending');
      // An endpoint may treat a form that was filled in too fast as spam.
      const elapsed = String(Math.round(performance.now()));
      const outcome = await sendForm({ ...values, elapsed }, endpoint);
      isUnderWay.current = false;
      setProgress(outcome);
      if (outcome === 'sent') hasAsked.current = false;
      return outcome === 'sent';
    }
    return false;
  }

  return { progress, send };
}
