import { useEffect, useMemo, useRef, useState } from 'react';
import type { Funnel } from '../../../content/instruments/funnel.ts';
import { type FunnelIncident, sortMessages } from './sort-messages.ts';

/** The current rule, its incidents, the selected one and the hovered message. */
export function useFunnel(funnel: Funnel) {
  const root = useRef<HTMLDivElement>(null);
  const [rule, setRule] = useState(funnel.rule);
  /** Selected by one of its messages, so that the selection survives changes of the rule. */
  const [anchor, setAnchor] = useState<number>();
  const [lit, setLit] = useState<number>();
  const incidents = useMemo(() => sortMessages(funnel, rule), [funnel, rule]);
  const holding = incidents.find(({ members }) => members.includes(anchor ?? -1));
  const chosen = (holding ?? incidents[0]) as FunnelIncident;

  // The visitor may have changed a control before hydration.
  useEffect(() => {
    const readStep = (name: string) =>
      root.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
    const head = root.current?.querySelector<HTMLInputElement>('[name="incident"]:checked')?.value;
    setRule({
      metres: funnel.metres[Number(readStep('metres'))] ?? funnel.rule.metres,
      seconds: funnel.seconds[Number(readStep('seconds'))] ?? funnel.rule.seconds,
    });
    if (head) setAnchor(Number(head));
  }, [funnel]);

  return {
    root,
    rule,
    setRule,
    incidents,
    chosen,
    choose: ({ members }: FunnelIncident) => setAnchor(members[0]),
    lit,
    point: (target: EventTarget) => {
      const message = target instanceof Element ? target.closest('[data-message]') : null;
      setLit(message ? Number(message.getAttribute('data-message')) : undefined);
    },
  };
}
