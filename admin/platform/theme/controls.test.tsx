import { Button, IconButton, PaginationItem, ThemeProvider } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { controls } from './controls.tsx';

const markupOf = (button: ReactElement) =>
  renderToStaticMarkup(
    <ThemeProvider theme={createTheme({ components: controls })}>{button}</ThemeProvider>,
  );

it('keeps the keyboard on a button that waits, and says that it cannot be pressed', () => {
  for (const button of [
    <Button key="button" disabled />,
    <Button key="submit" type="submit" disabled />,
    <IconButton key="icon" disabled />,
    <PaginationItem key="page" type="next" disabled />,
  ]) {
    const markup = markupOf(button);
    expect(markup).toContain('<button');
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toContain(' disabled=""');
  }
});

it('says nothing of it on one that can be pressed, and leaves a link a link', () => {
  expect(markupOf(<Button />)).not.toMatch(/<button [^>]*disabled=/);
  expect(markupOf(<Button />)).toContain('type="button"');
  expect(markupOf(<Button type="submit" />)).toContain('type="submit"');
  const link = markupOf(<Button href="tel:+1">Call</Button>);
  expect(link).toMatch(/<a [^>]*href="tel:\+1"/);
  expect(link).not.toContain('<button');
});
