import type { PackageFamily } from '../../domain/packages/families.ts';
import type { PackageFigures } from '../../domain/packages/figures.ts';
import type { PartModel } from '../model.ts';
import { axialPart, chip, chipArray, melf } from './chips.ts';
import { femaleHeader, flatCable, pinHeader, terminalBlock, usbC, wireToBoard } from './connectors.ts';
import {
  castellatedModule,
  dipSwitch,
  display,
  glassFuse,
  plainBox,
  relay,
  slideSwitch,
  tactile,
} from './electromechanical.ts';
import { ballGrid, landGrid } from './grid-array.ts';
import { crystalCan, radialCan, radialDisc } from './leaded.ts';
import { ledRound, ledSmd } from './light.ts';
import { crystalSmd, inductor, smdCan, tabbedSmd } from './power-smd.ts';
import { chipCarrier, noLead, quadFlat } from './quad.ts';
import { smallOutline, smdDiode, sot, sot89, sot223 } from './small-outline.ts';
import { bridge, dualInLine, metalCan, singleInLine, tabbedUpright, to92 } from './through-hole.ts';

/** How each family of packages is built. */
export const models: Readonly<Record<PackageFamily, (figures: PackageFigures) => PartModel>> = {
  chip,
  array: chipArray,
  melf,
  axial: axialPart,
  smdDiode,
  sod: smdDiode,
  sot,
  sot89,
  sot223,
  gullWing: smallOutline,
  qfp: quadFlat,
  plcc: chipCarrier,
  qfn: noLead,
  bga: ballGrid,
  lga: landGrid,
  dip: dualInLine,
  sip: singleInLine,
  toTab: tabbedUpright,
  to92,
  toCan: metalCan,
  bridge,
  radialCan,
  radialDisc,
  crystalCan,
  toSmd: tabbedSmd,
  smdCan,
  inductor,
  crystalSmd,
  ledSmd,
  ledRound,
  pinHeader,
  femaleHeader,
  usbC,
  jst: wireToBoard,
  terminalBlock,
  ffc: flatCable,
  module: castellatedModule,
  tactile,
  dipSwitch,
  slideSwitch,
  relay,
  fuseHolder: glassFuse,
  display,
  box: plainBox,
};
