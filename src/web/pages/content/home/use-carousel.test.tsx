import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { constants } from '#generated/constants.ts';
import { useCarousel } from './use-carousel.ts';

const count = 3;

function Sample() {
  const carousel = useCarousel(count);
  return (
    <div data-testid="around" {...carousel.holders}>
      <p>{carousel.current}</p>
      <button type="button" onClick={carousel.previous}>
        previous
      </button>
      <button type="button" onClick={carousel.next}>
        next
      </button>
      <button type="button" data-toggle onClick={carousel.toggle}>
        {carousel.playing ? 'pause' : 'play'}
      </button>
    </div>
  );
}

function prefersLessMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

const shownText = () => screen.getByRole('paragraph').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (steps: number) => act(() => vi.advanceTimersByTime(steps * constants.bannerAutoplay));

beforeEach(() => {
  vi.useFakeTimers();
  prefersLessMotion(false);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the carousel', () => {
  it('moves on every three seconds and begins again after the last', () => {
    render(<Sample />);
    act(() => vi.advanceTimersByTime(constants.bannerAutoplay - 1));
    expect(shownText()).toBe('0');
    act(() => vi.advanceTimersByTime(1));
    expect(shownText()).toBe('1');
    wait(1);
    wait(1);
    expect(shownText()).toBe('0');
  });

  it('gives a picture that was asked for its full time', () => {
    render(<Sample />);
    act(() => vi.advanceTimersByTime(constants.bannerAutoplay - 100));
    press('next');
    act(() => vi.advanceTimersByTime(constants.bannerAutoplay - 100));
    expect(shownText()).toBe('1');
    press('previous');
    press('previous');
    expect(shownText()).toBe('2');
  });

  it('pauses under the pointer and continues after it', () => {
    render(<Sample />);
    fireEvent.pointerEnter(screen.getByTestId('around'));
    wait(3);
    expect(shownText()).toBe('0');
    fireEvent.pointerLeave(screen.getByTestId('around'));
    wait(1);
    expect(shownText()).toBe('1');
  });

  it('pauses while the keyboard focus is in it', () => {
    render(<Sample />);
    const next = screen.getByRole('button', { name: 'next' });
    fireEvent.keyDown(document.body, { key: 'Tab' });
    act(() => next.focus());
    wait(3);
    expect(shownText()).toBe('0');
    act(() => next.blur());
    wait(1);
    expect(shownText()).toBe('1');
  });

  it('stays paused until it is started again', () => {
    render(<Sample />);
    press('pause');
    wait(3);
    expect(shownText()).toBe('0');
    press('play');
    wait(1);
    expect(shownText()).toBe('1');
  });

  it('does not start by itself for who prefers less motion', () => {
    prefersLessMotion(true);
    render(<Sample />);
    wait(3);
    expect(shownText()).toBe('0');
    press('play');
    wait(1);
    expect(shownText()).toBe('1');
  });
});
