import { howMuch } from '#admin/kitchen-day/dishes-to-cook.tsx';
import { DIET_NAMES, DIETS } from '#admin/words/choices.ts';
import type { DaySheets } from './sheets.ts';

/** For the cook: the dishes of the day with how much of each, and for whom; nothing without a menu. */
export function DishesTable({ sheets }: { sheets: DaySheets }) {
  const { dishes, notNeeded } = sheets;
  if (dishes.length === 0) return null;
  const diets = DIETS.filter((diet) => sheets.byDiet[diet] > 0);
  return (
    <>
      <h2>Dishes to cook</h2>
      <table className="dishes">
        <thead>
          <tr>
            <th scope="col">Dish</th>
            {diets.map((diet) => (
              <th scope="col" className="number" key={diet}>
                {DIET_NAMES[diet]}
              </th>
            ))}
            <th scope="col" className="number col-amount">
              How much
            </th>
          </tr>
        </thead>
        <tbody>
          {dishes.map((dish) => (
            <tr key={dish.name}>
              <th scope="row">{dish.name}</th>
              {diets.map((diet) => (
                <td className="number" key={diet}>
                  {dish.byDiet[diet] || '–'}
                </td>
              ))}
              <td className="number amount">{howMuch(dish)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notNeeded.length > 0 && <p>On the menu, and nobody needs it: {notNeeded.join(', ')}.</p>}
    </>
  );
}
