import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { guestsText } from '#admin/catering/inquiries/inquiry-record.ts';
import { INQUIRY_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import type { AffectedByClosure, AffectedEvent } from '#contract/kitchen/closure-effects.ts';
import { mealsAt } from '#domain/catering/event-clock.ts';
import { formatDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import type { ClosureAnswers } from './answers.ts';

type Props<Choice extends string> = {
  title: string;
  /** How many there are, and of what. */
  about: string;
  choices: readonly { value: Choice; words: string; aside?: string }[];
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
  children?: ReactNode;
};

/** One question of closing a day: what it is about, its answers, and what follows from them. */
export function Question<Choice extends string>(props: Props<Choice>) {
  const titleId = useId();
  const { title, about, choices, chosen, onChoose } = props;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}
    >
      <Typography id={titleId} component="h3" variant="h4">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {about}
      </Typography>
      <AnswerOptions label={title} {...{ choices, chosen, onChoose }} />
      {props.children}
    </Box>
  );
}

/** The answers of a question, each large enough for a thumb. */
export function AnswerOptions<Choice extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: Pick<Props<Choice>, 'choices' | 'chosen' | 'onChoose'> & { label: string }) {
  return (
    <RadioGroup
      aria-label={label}
      value={chosen ?? null}
      onChange={(_event, value) => onChoose(value as Choice)}
    >
      {choices.map(({ value, words, aside }) => (
        <FormControlLabel
          key={value}
          value={value}
          control={<Radio />}
          label={
            <>
              {words}
              {aside && (
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {aside}
                </Box>
              )}
            </>
          }
          sx={{ minHeight: 44, mr: 0, '& .MuiFormControlLabel-label': { lineHeight: 1.3 } }}
        />
      ))}
    </RadioGroup>
  );
}

type EventQuestionsProps = {
  affected: AffectedByClosure;
  answers: ClosureAnswers;
  onAnswer: (change: Partial<ClosureAnswers>) => void;
};

/** `Fri, Nov 20, Dinner, to be there by 5:30 PM: 80 guests, Asha Patel, Confirmed. C$500.00 paid.` */
const about = (event: AffectedEvent): string =>
  `${formatDay(event.date)}, ${mealsAt(event.times, event)}: ${guestsText(event.guests)}, ${
    event.customerName
  }, ${INQUIRY_STATUSES[event.status].label}.${
    event.toPayBack > 0 ? ` ${formatMoney(event.toPayBack)} paid.` : ''
  }`;

/** What becomes of each event: an accepted one is kept or cancelled, so is an open inquiry. */
export function EventQuestions({ affected, answers, onAnswer }: EventQuestionsProps) {
  return affected.events.map((event) => (
    <Question
      key={event.id}
      title={`${event.event}, ${event.inquiryNumber}`}
      about={about(event)}
      choices={
        event.status === 'confirmed'
          ? [
              {
                value: 'keep',
                words: 'We cater it all the same',
                aside: 'The customer reads that it stands; the day goes on showing it.',
              },
              { value: 'cancel', words: 'Cancel it, pay back what was paid' },
            ]
          : [
              { value: 'keep', words: 'Leave the inquiry open' },
              { value: 'cancel', words: 'Cancel the inquiry' },
            ]
      }
      chosen={answers.events[event.id]}
      onChoose={(choice) => onAnswer({ events: { ...answers.events, [event.id]: choice } })}
    />
  ));
}
