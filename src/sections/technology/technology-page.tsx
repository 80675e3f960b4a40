import type { ComponentType } from 'react';
import type { AnyExample } from '../../content/examples/schema.ts';
import type { TechnologyPage } from '../../content/technologies/schema.ts';
import { StepLine } from './step-line.tsx';
import { Steps } from './steps.tsx';

/** A technology page: an example, then the steps of a project in full or as one line. */
export function technologyPage<Example extends AnyExample>(
  Opening: ComponentType<{ content: TechnologyPage<Example> }>,
) {
  return function Page({ content }: { content: TechnologyPage<Example> }) {
    const { process } = content;
    return (
      <>
        <Opening content={content} />
        {'link' in process ? <StepLine {...process} /> : <Steps {...process} />}
      </>
    );
  };
}
