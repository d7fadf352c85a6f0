import { ChevronLeft, ChevronRight, type LucideIcon, Pause, Play } from 'lucide-react';
import {
  type ButtonHTMLAttributes,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Testimonial } from '#contract/kitchen/settings.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { useHydrated } from '#web/platform/ui/browser-fact.ts';
import { announce } from '#web/platform/ui/live-region.tsx';
import { SkeletonCards } from '#web/platform/ui/skeleton.tsx';
import { testimonialsQuery } from './queries.ts';
import { turnList } from './turn-list.ts';

function Control({
  icon,
  className = '',
  ...button
}: { icon: LucideIcon } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      {...button}
      type="button"
      className={`grid size-11 cursor-pointer place-items-center rounded-full border border-edge bg-card hover:border-ink focus-visible:rounded-full ${className}`}
    >
      <Icon of={icon} />
    </button>
  );
}

/** What one customer says; a sample says that it is one. */
function TestimonialCard({ said: { words, author, isSample } }: { said: Testimonial }) {
  return (
    <figure className="flex h-full flex-col rounded-card border border-line bg-card px-6 pt-5 pb-6">
      <div className="flex items-start justify-between">
        <span
          aria-hidden="true"
          className="h-9 font-heading text-[4.5rem] leading-none text-turmeric select-none"
        >
          “
        </span>
        {isSample && <Badge tone="turmeric">Sample</Badge>}
      </div>
      <blockquote className="mt-2 grow text-lg">{words}</blockquote>
      <figcaption className="mt-4 text-ink-soft">{author}</figcaption>
    </figure>
  );
}

/** Seconds that each stands still. */
const REST = 3;

/**
 * Whether somebody is at it: the mouse over it or the focus inside, its buttons included. Only the
 * button that has just set it turning does not hold it, or pressing that would seem to do nothing.
 */
function isHeld(carousel: HTMLElement): boolean {
  const holds = (state: ':hover' | ':focus-within') =>
    carousel.matches(state) && !carousel.querySelector(`[data-started]${state}`);
  return document.hidden || holds(':hover') || holds(':focus-within');
}

/**
 * Calls `turn` every 3 seconds while `on` and the carousel's list is in view. It waits while the tab
 * is hidden, the mouse is over the carousel or the focus inside, and begins to count anew afterwards.
 */
function useTurning(carousel: RefObject<HTMLElement | null>, on: boolean, turn: () => void): void {
  const onTurn = useEffectEvent(turn);
  useEffect(() => {
    const element = carousel.current;
    const list = element?.querySelector('ul');
    if (!on || !element || !list) return;
    let inView = false;
    let rested = 0;
    const seen = new IntersectionObserver(
      ([entry]) => {
        inView = entry?.isIntersecting ?? false;
      },
      { threshold: 0.5 },
    );
    seen.observe(list);
    const second = setInterval(() => {
      rested = inView && !isHeld(element) ? rested + 1 : 0;
      if (rested < REST) return;
      rested = 0;
      onTurn();
    }, 1000);
    return () => {
      seen.disconnect();
      clearInterval(second);
    };
  }, [carousel, on]);
}

/**
 * What customers say, in a list that is scrolled by touch, by keys, by its buttons, and every 3
 * seconds by itself; without JavaScript it is that list. A turn by itself is
 * not announced, one by a button is. For people who prefer less motion it stands until they start it.
 */
function Carousel({ all }: { all: readonly Testimonial[] }) {
  const carousel = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [turning, setTurning] = useState(true);
  const [startedByHand, setStartedByHand] = useState(false);
  const isHydrated = useHydrated();

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setTurning(false);
  }, []);

  // Who swipes reads at a pace of their own.
  const touchedAt = useRef(0);
  const stopIfSwiped = () => {
    if (list.current?.scrollLeft !== touchedAt.current) setTurning(false);
  };

  useTurning(carousel, turning, () => list.current && turnList(list.current, 1));

  const turnByHand = (steps: number) => {
    const first = list.current ? turnList(list.current, steps) : 0;
    const said = all[first];
    if (said) announce(`${first + 1} of ${all.length}: ${said.words} ${said.author}`);
  };

  return (
    <section
      ref={carousel}
      aria-labelledby="testimonials"
      className="mt-14 border-y border-line bg-sunken py-14 sm:mt-20 sm:py-20"
    >
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id="testimonials" className="text-section">
            Heard over the fence
          </h2>
          <div className="flex gap-2 noscript:hidden">
            <Control icon={ChevronLeft} aria-label="Previous" onClick={() => turnByHand(-1)} />
            <Control
              icon={turning ? Pause : Play}
              aria-label={turning ? 'Stop turning by itself' : 'Turn by itself'}
              data-started={turning && startedByHand ? '' : undefined}
              // Before the program is here nothing turns, and nobody knows whether it will.
              className={isHydrated ? '' : 'invisible'}
              onClick={() => {
                setTurning(!turning);
                setStartedByHand(true);
              }}
            />
            <Control icon={ChevronRight} aria-label="Next" onClick={() => turnByHand(1)} />
          </div>
        </div>
        <ul
          ref={list}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
          tabIndex={0}
          aria-labelledby="testimonials"
          onTouchStart={({ currentTarget }) => {
            touchedAt.current = currentTarget.scrollLeft;
          }}
          onTouchEnd={stopIfSwiped}
          onTouchCancel={stopIfSwiped}
          className="sideways mt-6 auto-cols-[88%] sm:auto-cols-[calc((100%-1rem)/2)] lg:auto-cols-[calc((100%-2rem)/3)]"
        >
          {all.map((said, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and none ever moves
            <li key={place}>
              <TestimonialCard said={said} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The carousel of testimonials; nothing when the kitchen shows none or they cannot be read. */
export function Testimonials() {
  const { data: all, isError } = usePageQuery(testimonialsQuery(call));
  if (all) return all.length > 0 ? <Carousel all={all} /> : null;
  if (isError) return null;
  return (
    <div className="wrap pt-14 sm:pt-20">
      <SkeletonCards label="Loading what people say…" />
    </div>
  );
}
