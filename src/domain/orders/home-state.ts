import {
  customisedOrderOrderStateLabels,
  customisedOrderOrderStateNames,
  sampleOrderOrderStateLabels,
  sampleOrderOrderStateNames,
  standardOrderProOrderStateLabels,
  standardOrderProOrderStateNames,
} from '#generated/enums.ts';
import {
  type AfterSalesName,
  afterSalesName,
  type CustomisedLabelFields,
  insteadOfCustomisedState,
} from './state-name.ts';

interface HomeLabels<Label> {
  readonly screens: { readonly memberHome: readonly Label[] };
  readonly unknown: number;
}

/** The label of a value in the order of the enum; a value that is not listed has that of `unknown`. */
function labelOf<Label>(
  names: Readonly<Record<number, string>>,
  labels: HomeLabels<Label>,
  value: number,
): Label {
  const values = Object.keys(names).map(Number);
  const index = values.includes(value) ? values.indexOf(value) : values.indexOf(labels.unknown);
  const label = labels.screens.memberHome[index];
  if (label === undefined) throw new Error('a screen has fewer labels than its enum has values');
  return label;
}

type LabelsOf<Labels extends HomeLabels<unknown>> = Labels['screens']['memberHome'][number];

/** What the home of the member centre calls the state of an order: the name of a label in the texts of the description. */
export type HomeStateName =
  | LabelsOf<typeof standardOrderProOrderStateLabels>
  | LabelsOf<typeof sampleOrderOrderStateLabels>
  | LabelsOf<typeof customisedOrderOrderStateLabels>
  | AfterSalesName
  | 'shipped';

/** State of a standard order on the home of the member centre; after-sales replaces it, as everywhere. */
export function standardHomeState(order: {
  readonly proOrderState: number;
  readonly assFlag?: number | undefined;
}): HomeStateName {
  return (
    afterSalesName(order.assFlag) ??
    labelOf(standardOrderProOrderStateNames, standardOrderProOrderStateLabels, order.proOrderState)
  );
}

/** State of a sample order on the home of the member centre. */
export function sampleHomeState({ orderState }: { readonly orderState: number }): HomeStateName {
  return labelOf(sampleOrderOrderStateNames, sampleOrderOrderStateLabels, orderState);
}

/** State of a customised order on the home of the member centre; a return or a shipment replaces it, as everywhere. */
export function customisedHomeState(order: CustomisedLabelFields): HomeStateName {
  return (
    insteadOfCustomisedState(order) ??
    labelOf(customisedOrderOrderStateNames, customisedOrderOrderStateLabels, order.orderState)
  );
}
