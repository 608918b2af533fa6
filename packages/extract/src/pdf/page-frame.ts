/** What a page shows, in its own coordinates (y upwards), and the quarters clockwise by which it is shown turned. */
export type PageBox = { left: number; bottom: number; right: number; top: number; quarters: number }

/** Two opposite corners: x, y, x, y. */
export type Box = [number, number, number, number]

/** Turns places in a page's coordinates into the frame of text of one direction: x along the text, y downwards. */
export type Frame = {
  turn: number
  place: (x: number, y: number) => [number, number]
  /** Left, top, right, bottom of a box given by two opposite corners. */
  box: (corners: Box) => Box
}

/** Size of the page as it is shown. */
export function pageSize(box: PageBox): { width: number; height: number } {
  const width = box.right - box.left
  const height = box.top - box.bottom
  return box.quarters % 2 === 0 ? { width, height } : { width: height, height: width }
}

/** Gives the frame of text that runs at `degrees` counter-clockwise in the page's coordinates. */
export function createFrames(box: PageBox): (degrees: number) => Frame {
  const frames = new Map<number, Frame>()
  return (degrees) => {
    const exact = snap(degrees)
    let frame = frames.get(exact)
    if (!frame) {
      frame = createFrame(box, exact)
      frames.set(exact, frame)
    }
    return frame
  }
}

/** Nearly level text is level. */
function snap(degrees: number): number {
  const quarter = Math.round(degrees / 90) * 90
  const whole = Math.abs(degrees - quarter) < 6 ? quarter : Math.round(degrees)
  return ((whole % 360) + 360) % 360
}

function createFrame(box: PageBox, degrees: number): Frame {
  const place = placer(box, degrees)
  return {
    turn: (degrees - 90 * box.quarters + 360) % 360,
    place,
    box: ([x0, y0, x1, y1]) => {
      const [a, b] = place(x0, y0)
      const [c, d] = place(x1, y1)
      return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
    },
  }
}

function placer({ left, bottom, right, top }: PageBox, degrees: number): Frame['place'] {
  if (degrees === 0) return (x, y) => [x - left, top - y]
  if (degrees === 90) return (x, y) => [y - bottom, x - left]
  if (degrees === 180) return (x, y) => [right - x, y - bottom]
  if (degrees === 270) return (x, y) => [top - y, right - x]
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return (x, y) => [x * cos + y * sin, x * sin - y * cos]
}

/** A box of text turned by `turn` quarters of 90 degrees, as it lies on the page shown; undefined for slanted text. */
export function toPageBox(
  [x0, y0, x1, y1]: Box,
  turn: number,
  { width, height }: { width: number; height: number },
): Box | undefined {
  if (turn === 0) return [x0, y0, x1, y1]
  if (turn === 90) return [y0, height - x1, y1, height - x0]
  if (turn === 180) return [width - x1, height - y1, width - x0, height - y0]
  return turn === 270 ? [width - y1, x0, width - y0, x1] : undefined
}
