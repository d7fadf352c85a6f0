import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

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
      <Answer label={title} {...{ choices, chosen, onChoose }} />
      {props.children}
    </Box>
  );
}

/** The answers of a question, each large enough for a thumb. */
export function Answer<Choice extends string>({
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
