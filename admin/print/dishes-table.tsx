import { howMuch } from '#admin/kitchen-day/dishes-to-cook.tsx';
import { DIET_NAMES, DIETS } from '#admin/words/choices.ts';
import type { Diet } from '#contract/accounts.ts';
import type { DishToCook } from '#contract/admin/tiffin-orders.ts';
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
                  <Portions dish={dish} diet={diet} measured={diets.length > 1} />
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

/** The portions of one diet, with how much that is; where there is one diet alone, the total says it. */
function Portions({ dish, diet, measured }: { dish: DishToCook; diet: Diet; measured: boolean }) {
  const portions = dish.byDiet[diet];
  if (portions === 0) return '–';
  const total = dish.totalByDiet[diet];
  return (
    <>
      {portions}
      {measured && total && <span className="measure">{total}</span>}
    </>
  );
}
