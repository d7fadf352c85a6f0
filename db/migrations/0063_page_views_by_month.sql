-- What the days of a month add up to, from the night after its end: a year of pages is read from a dozen
-- months and the days around them.
CREATE TABLE page_view_months (
  month date NOT NULL CHECK (month = date_trunc('month', month)),
  page text NOT NULL,
  views int NOT NULL CHECK (views > 0),
  PRIMARY KEY (month, page)
);
