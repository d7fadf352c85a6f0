import { DIET_NAMES, DIETS } from '#admin/platform/words/choices.ts';
import { amountsWords } from '#domain/catering/portions.ts';
import type { DaySheets } from './sheets.ts';

/** For the cook: the dishes of the day with how much of each, and for whom; nothing without a menu. */
export function DishesTable({ sheets }: { sheets: DaySheets }) {
  const { dishes, notNeeded } = sheets;
  if (dishes.length === 0) return null;
  const diets = DIETS.filter((diet) => sheets.toPack.some((box) => box.diet === diet));
  return (
    <>
      <h2>Cook</h2>
      <table className="dishes">
        <thead>
          <tr>
            <th scope="col">Dish</th>
            {diets.length > 1 &&
              diets.map((diet) => (
                <th scope="col" className="number" key={diet}>
                  {DIET_NAMES[diet]}
                </th>
              ))}
            <th scope="col" className="number col-amount">
              In all
            </th>
          </tr>
        </thead>
        <tbody>
          {dishes.map((dish) => (
            <tr key={dish.name}>
              <th scope="row">{dish.name}</th>
              {diets.length > 1 &&
                diets.map((diet) => (
                  <td className="number" key={diet}>
                    {amountsWords(dish.byDiet[diet].amounts) || '–'}
                  </td>
                ))}
              <td className="number amount">
                <span className="measure">
                  {dish.portions} {dish.portions === 1 ? 'box' : 'boxes'}
                </span>{' '}
                {amountsWords(dish.amounts)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {notNeeded.length > 0 && (
        <p className="quiet">On the menu, and in no box today: {notNeeded.join(', ')}.</p>
      )}
    </>
  );
}
