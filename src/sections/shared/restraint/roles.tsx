import type { Restraint } from '../../../content/instruments/restraint.ts';
import { useEarlyChoice } from '../../../ui/choice.tsx';
import { Icon } from '../../../ui/icon.tsx';
import css from './roles.module.css';

interface RolesProps {
  content: Restraint;
  chosen: string;
  onChoose: (role: string) => void;
}

/** The roles as radio buttons, each with its permissions. */
export function Roles({ content, chosen, onChoose }: RolesProps) {
  const { name: group, group: field } = useEarlyChoice(chosen, onChoose);
  return (
    <fieldset ref={field} className={css.roles}>
      <legend className="visually-hidden">{content.rolesLegend}</legend>
      {content.roles.map(({ id, name, note, icon }) => (
        <label key={id} className={css.role} data-choice="">
          <input
            className="visually-hidden"
            type="radio"
            name={group}
            value={id}
            defaultChecked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <Icon name={icon} />
          <span>
            <b>{name}</b>
            <small>{note}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
