import type { Subject } from '#art/subjects.ts';
import type { MenuCategory } from '#contract/inquiry-menu.ts';
import type { Choices } from '#domain/catering-menu.ts';

/** A name that the drawing program knows more about: `Mango` is a shrikhand here. */
const drawnAs = (category: MenuCategory, name: string): string =>
  category === 'shrikhand' ? `${name} shrikhand` : name;

/** In the katoris from the left around the back to the right. */
const BOWLS: readonly MenuCategory[] = ['sabji', 'dal', 'salad', 'shrikhand'];

/** The chosen dishes as a thali to draw; shrikhand only where the plan has it. */
export function thaliSubject(choices: Choices, withShrikhand: boolean): Subject {
  const name = (category: MenuCategory) => {
    const option = choices[category];
    return option ? drawnAs(category, option.name) : '';
  };
  const bowls = BOWLS.filter((category) => category !== 'shrikhand' || withShrikhand);
  return `served:${[name('roti'), name('rice'), name('sweet'), ...bowls.map(name)].join('|')}`;
}
