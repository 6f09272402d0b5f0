import { useQueryClient } from '@tanstack/react-query';
import { payOrderFormDiscountAmountValues, standardOrderDiscountTypeValues } from '#generated/enums.ts';
import { usePayCustomisedOrder, usePayStandardOrder } from '#generated/hooks/cashier/cashier.ts';
import type { PayOrderForm } from '#generated/hooks/model/payOrderForm.ts';
import { invalidateGetCustomisedOrder } from '#generated/hooks/orders-customised/orders-customised.ts';
import { invalidateGetStandardOrder } from '#generated/hooks/orders-standard/orders-standard.ts';
import { invalidateGetAccount } from '#generated/hooks/wallet/wallet.ts';
import { orderRouteTypes } from '#web/paths.ts';
import type { PaymentData } from '#web/session/payment-data.ts';
import type { PayType } from './payment-methods.ts';

/** The fields of both pay calls: deductions belong to the order, never to the payment. */
export function payForm(payment: PaymentData, payType: PayType, payPassword?: string): PayOrderForm {
  return {
    orderNo: payment.orderNo,
    payType,
    discountType: standardOrderDiscountTypeValues.noDiscount,
    discountAmount: payOrderFormDiscountAmountValues.nothing,
    totalAmount: payment.payAmount,
    integralNum: 0,
    ...(payment.purchaseId === undefined ? {} : { purchaseId: payment.purchaseId }),
    ...(payPassword === undefined ? {} : { payPassword }),
  };
}

/** Pays an order with the call of its order type; account and order are read again on success and on failure. */
export function usePayOrder({ orderType, orderNo }: PaymentData, idempotencyKey: string) {
  const queries = useQueryClient();
  const isStandard = orderType === orderRouteTypes.standard;
  const options = {
    mutation: {
      meta: { suppressErrorToast: true },
      onSettled: () => {
        void invalidateGetAccount(queries);
        if (isStandard) void invalidateGetStandardOrder(queries, { orderNo });
        else void invalidateGetCustomisedOrder(queries, { orderNo });
      },
    },
    request: { idempotencyKey },
  };
  const standard = usePayStandardOrder(options);
  const customised = usePayCustomisedOrder(options);
  return isStandard ? standard : customised;
}
