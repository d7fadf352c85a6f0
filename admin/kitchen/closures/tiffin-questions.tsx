import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material';
import { placesTakenText } from '#admin/kitchen/labels/tiffin-load.ts';
import type { AffectedByClosure, TargetDay } from '#contract/kitchen/closure-effects.ts';
import { type ClosureEffects, tiffinGroups, tiffinsIn } from '#domain/kitchen/closure-effects.ts';
import { formatDay } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';
import { type ClosureAnswers, tiffinsMove } from './answers.ts';
import { noFreeSlotText, ordersText } from './closure-text.ts';
import { AnswerOptions, Question } from './question.tsx';
import { TargetDayHours } from './target-day.tsx';

type Props = {
  affected: AffectedByClosure;
  answers: ClosureAnswers;
  /** What would come of the answers so far. */
  closing: ClosureEffects;
  onAnswer: (change: Partial<ClosureAnswers>) => void;
};

const BACK = { value: 'give_back', words: 'Call off, credits back' } as const;
const DELIVER = {
  value: 'deliver',
  words: 'These will still be delivered',
  aside: 'Their customers read that theirs comes all the same.',
} as const;

/** What becomes of tiffins, by how far they have come; where they move, hour by hour. */
export function TiffinQuestions({ affected, answers, closing, onAnswer }: Props) {
  const groups = tiffinGroups(affected.tiffins);
  const about = (orders: typeof groups.booked) => ordersText(orders.length, tiffinsIn(orders));
  const canMove = affected.targets.length > 0;
  return (
    <>
      {groups.booked.length > 0 && (
        <Question
          title="Booked tiffins"
          about={about(groups.booked)}
          choices={[
            BACK,
            ...(canMove ? [{ value: 'move', words: 'Move to another day' } as const] : []),
          ]}
          chosen={answers.booked}
          onChoose={(booked) => onAnswer({ booked })}
        />
      )}
      {groups.waiting.length > 0 && (
        <Question
          title="Waiting for your word"
          about={about(groups.waiting)}
          choices={[
            { value: 'decline', words: 'Decline, credits back' },
            ...(canMove
              ? [
                  {
                    value: 'move',
                    words: 'Move to another day, too',
                    aside: 'They go on waiting there; nothing is accepted by moving it.',
                  } as const,
                ]
              : []),
          ]}
          chosen={answers.waiting}
          onChoose={(waiting) => onAnswer({ waiting })}
        />
      )}
      {tiffinsMove(answers) && <Move {...{ affected, answers, closing, onAnswer }} />}
      {groups.cooking.length > 0 && (
        <Question
          title="Being cooked"
          about={about(groups.cooking)}
          choices={[BACK, DELIVER]}
          chosen={answers.cooking}
          onChoose={(cooking) => onAnswer({ cooking })}
        />
      )}
      {groups.onTheWay.length > 0 && (
        <Question
          title="On the way"
          about={about(groups.onTheWay)}
          choices={[BACK, DELIVER]}
          chosen={answers.onTheWay}
          onChoose={(onTheWay) => onAnswer({ onTheWay })}
        />
      )}
    </>
  );
}

/** `Mon, Nov 23: 22 of 600, 8 waiting` */
const targetText = (day: TargetDay): string =>
  `${formatDay(day.date)}: ${placesTakenText(day, day.capacity)}${
    day.isClosedForOrders ? ', closed for orders' : ''
  }`;

function Move({ affected, answers, closing, onAnswer }: Props) {
  const { moveTo } = answers;
  const groups = tiffinGroups(affected.tiffins);
  const moving = [
    ...(answers.booked === 'move' ? groups.booked : []),
    ...(answers.waiting === 'move' ? groups.waiting : []),
  ];
  const ids = new Set(moving.map(({ id }) => id));
  const left = closing.tiffins.filter(
    ({ order, effect }) => ids.has(order.id) && effect.does !== 'move',
  );
  const taken = new Set(
    closing.tiffins.flatMap(({ effect }) => (effect.does === 'move' ? [effect.date] : [])),
  );
  const shown = affected.targets.filter(({ date }) => date === moveTo.date || taken.has(date));
  const chosen = affected.targets.find(({ date }) => date === moveTo.date);
  return (
    <Box sx={{ bgcolor: 'house.sunken', borderRadius: 3, p: { xs: 1.5, sm: 2 }, mb: 1.5 }}>
      <TextField
        select
        label="Move to"
        value={moveTo.date}
        onChange={({ target }) => onAnswer({ moveTo: { ...moveTo, date: target.value } })}
      >
        {affected.targets.map((day) => (
          <MenuItem key={day.date} value={day.date} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
            {targetText(day)}
          </MenuItem>
        ))}
      </TextField>
      {chosen?.isClosedForOrders && (
        <Alert severity="info" sx={{ my: 1 }}>
          Its cut-off has passed: what moves there is confirmed at once, and nothing that waits for
          your word can go there.
        </Alert>
      )}
      <AnswerOptions
        label="How they find their place"
        choices={[
          { value: 'hour', words: 'Each at its own hour' },
          { value: 'hours', words: 'Also at other hours of that day' },
          { value: 'days', words: 'Also on the service days after it, at their own hour' },
        ]}
        chosen={moveTo.spread}
        onChoose={(spread) => onAnswer({ moveTo: { ...moveTo, spread } })}
      />
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {moving.length - left.length} of {counted(moving.length, 'order')} find a place.
        {left.length > 0 &&
          ` ${ordersText(left.length, tiffinsIn(left.map(({ order }) => order)))} fit nowhere and get their credits back:`}
      </Typography>
      {left.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {noFreeSlotText(left).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Box>
      )}
      {shown.map((day) => (
        <TargetDayHours key={day.date} day={day} tiffins={closing.tiffins} />
      ))}
    </Box>
  );
}
