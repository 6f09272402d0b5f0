import { fitsAnyRow } from '#domain/actions/offered.ts';
import { enumName } from '#domain/enum-name.ts';
import {
  assFlagNames,
  assFlagValues,
  customisedOrderOrderStateLabels,
  customisedOrderOrderStateNames,
  sampleOrderOrderStateLabels,
  sampleOrderOrderStateNames,
  standardOrderProOrderStateLabels,
  standardOrderProOrderStateNames,
} from '#generated/enums.ts';

type ValueOf<Names> = Names[keyof Names];

export type AfterSalesName = Exclude<ValueOf<typeof assFlagNames>, 'noAfterSales'>;
export type StandardState = ValueOf<typeof standardOrderProOrderStateNames>;
export type SampleState = ValueOf<typeof sampleOrderOrderStateNames>;
export type CustomisedState = ValueOf<typeof customisedOrderOrderStateNames>;

/** What is shown as the state of an order, of any kind: the name of a label in the texts of the description. */
export type StateName = StandardState | AfterSalesName | SampleState | CustomisedState | 'shipped';

/** Progress of the after-sales request of an order; undefined without one. */
export function afterSalesName(assFlag: number | undefined): AfterSalesName | undefined {
  const { noAfterSales } = assFlagValues;
  const name = enumName(assFlagNames, assFlag ?? noAfterSales, noAfterSales);
  return name === 'noAfterSales' ? undefined : name;
}

/** State of a standard order, without regard to after-sales. */
export function standardState(proOrderState: number): StandardState {
  return enumName(standardOrderProOrderStateNames, proOrderState, standardOrderProOrderStateLabels.unknown);
}

/** State of a customised order, without regard to after-sales and shipment. */
export function customisedState(orderState: number): CustomisedState {
  return enumName(customisedOrderOrderStateNames, orderState, customisedOrderOrderStateLabels.unknown);
}

/** State of a sample order. */
export function sampleState(orderState: number): SampleState {
  return enumName(sampleOrderOrderStateNames, orderState, sampleOrderOrderStateLabels.unknown);
}

/** What is shown as the state of a standard order: after-sales replaces the state. */
export function standardStateName(order: {
  readonly proOrderState: number;
  readonly assFlag?: number | undefined;
}): StandardState | AfterSalesName {
  const { proOrderState, assFlag } = order;
  const [{ when }] = standardOrderProOrderStateLabels.instead;
  const flag = afterSalesName(assFlag);
  return flag !== undefined && fitsAnyRow(when, { assFlag }) ? flag : standardState(proOrderState);
}

/** The fields of a customised order that decide what is shown as its state. */
export interface CustomisedLabelFields {
  readonly orderState: number;
  readonly assFlag?: number | undefined;
  readonly send?: number | undefined;
}

/** What is shown instead of the state of a customised order, on every screen: that it was returned, or was shipped while the rest is still to be paid. */
export function insteadOfCustomisedState(
  order: CustomisedLabelFields,
): AfterSalesName | 'shipped' | undefined {
  const { orderState, assFlag, send } = order;
  const [returned, shipped] = customisedOrderOrderStateLabels.instead;
  if (fitsAnyRow(returned.when, { assFlag })) return afterSalesName(assFlag);
  return fitsAnyRow(shipped.when, { orderState, send }) ? shipped.name : undefined;
}

/** What is shown as the state of a customised order. */
export function customisedStateName(
  order: CustomisedLabelFields,
): CustomisedState | AfterSalesName | 'shipped' {
  return insteadOfCustomisedState(order) ?? customisedState(order.orderState);
}
