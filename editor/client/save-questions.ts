/* Questions in the note before an edited text is saved. */
import type { FigurePlace } from '../figures.ts';
import { choiceOf, type FigureQuestion, questionOf } from './figure-question.ts';
import { askInNote, chosenInNote } from './note.ts';

interface FigureAnswers {
  saveAll(places: FigurePlace[]): void;
  saveHere(): void;
  cancel(): void;
}

/** The text contains a changed figure that occurs elsewhere too. */
export function askAboutFigure(question: FigureQuestion, answers: FigureAnswers): void {
  const { figure, places } = question;
  askInNote(
    questionOf(question),
    [
      {
        label: 'Change all that are ticked',
        act: () => answers.saveAll(chosenInNote().flatMap((n) => places[n] ?? [])),
      },
      { label: 'Only here', act: answers.saveHere },
      { label: `Keep ${figure.before}`, act: answers.cancel },
    ],
    places.map((place) => choiceOf(place, figure)),
  );
}

/** The edit would replace a name from Brand by plain text. */
export function askBeforeLosing(name: string, answers: { keep(): void; overwrite(): void }): void {
  askInNote(`${name} is a name from Brand: typed over, it no longer changes with it.`, [
    { label: `Keep ${name}`, act: answers.keep },
    { label: 'Type over it here', act: answers.overwrite },
  ]);
}
