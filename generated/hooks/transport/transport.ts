// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  UploadFileAnswer,
  UploadFileForm
} from '../model';

import { call } from '#web/api/mutator.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Keeps one file and answers its path, which other calls then carry (contract, head picture, attachment). It stands under the public prefix and
 * needs a token all the same. Calls that take a path may take fewer types and smaller files. The file is not part of the signature
 * and comes after the text fields: signature, token and the number of files of the member are checked before it is read.
 * @summary Upload a file
 */
export const uploadFile = (
    uploadFileForm: UploadFileForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {

      return call<UploadFileAnswer>(
      {operation: 'uploadFile', url: `/open/upload/file`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: uploadFileForm, ...(signal ? { signal }: {})
    },
      options);
    }

export const getUploadFileMutationKey = () => ['uploadFile'] as const;

export const getUploadFileMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext> => {

const mutationKey = getUploadFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadFile>>, UploadFileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadFile(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UploadFileMutationResult = NonNullable<Awaited<ReturnType<typeof uploadFile>>>
    export type UploadFileMutationBody = UploadFileForm
    export type UploadFileMutationError = unknown
    export type UploadFileMutationVariables = {data: UploadFileForm}

    /**
 * @summary Upload a file
 */
export const useUploadFile = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadFile>>,
        TError,
        UploadFileMutationVariables,
        TContext
      > => {
      return useMutation(getUploadFileMutationOptions(options), queryClient);
    }
