/** The top left corner of the window, in CSS pixels from that of the viewport. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** The nearest place at which the whole window is inside the viewport; at the start edge when it is larger. */
export function clampPlace({ x, y }: Place, window: Size, viewport: Size): Place {
  return {
    x: within(x, viewport.width - window.width),
    y: within(y, viewport.height - window.height),
  };
}

/** Distance between the edges of the viewport and a window that was not moved yet. */
const margin = 24;

/** Where a window opens: in the lower right corner. */
export function firstPlace(window: Size, viewport: Size): Place {
  return { x: viewport.width - window.width - margin, y: viewport.height - window.height - margin };
}

const directions: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const step = 16;
const largeStep = 64;

/** How far a key moves the window, further with Shift; undefined for any other key. */
export function keyMove(key: string, shift: boolean): Place | undefined {
  const direction = directions[key];
  const distance = shift ? largeStep : step;
  return direction && { x: direction.x * distance, y: direction.y * distance };
}
