// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AddProjectForm,
  CancelProjectForm,
  DoneAnswer,
  EditProjectForm,
  ListProjectsAnswer,
  ListProjectsParams,
  SubmitProjectForm
} from '../model';

import { call } from '#web/api/mutator.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * The projects, newest first.
 * @summary Projects of the member
 */
export const listProjects = (
    params?: ListProjectsParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListProjectsAnswer>(
      {operation: 'listProjects', url: `/api/myProject/myProjectList`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListProjectsQueryKey = (params?: ListProjectsParams,) => {
    return [
    `/api/myProject/myProjectList`, ...(params ? [params] : [])
    ] as const;
    }


export const getListProjectsQueryOptions = <TData = Awaited<ReturnType<typeof listProjects>>, TError = unknown>(params?: ListProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProjectsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProjects>>> = ({ signal }) => listProjects(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProjectsQueryResult = NonNullable<Awaited<ReturnType<typeof listProjects>>>
export type ListProjectsQueryError = unknown


export function useListProjects<TData = Awaited<ReturnType<typeof listProjects>>, TError = unknown>(
 params: undefined |  ListProjectsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjects>>,
          TError,
          Awaited<ReturnType<typeof listProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjects<TData = Awaited<ReturnType<typeof listProjects>>, TError = unknown>(
 params?: ListProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjects>>,
          TError,
          Awaited<ReturnType<typeof listProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjects<TData = Awaited<ReturnType<typeof listProjects>>, TError = unknown>(
 params?: ListProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Projects of the member
 */

export function useListProjects<TData = Awaited<ReturnType<typeof listProjects>>, TError = unknown>(
 params?: ListProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProjectsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListProjects} query
 */
export const invalidateListProjects = async (
 queryClient: QueryClient, params?: ListProjectsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProjectsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Adds a project in state 0, to be submitted.
 * @summary Add a project
 */
export const addProject = (
    addProjectForm: AddProjectForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'addProject', url: `/api/myProject/addMyProject`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: addProjectForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAddProjectMutationKey = () => ['addProject'] as const;

export const getAddProjectMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProject>>, TError,AddProjectMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof addProject>>, TError,AddProjectMutationVariables, TContext> => {

const mutationKey = getAddProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addProject>>, AddProjectMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addProject(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddProjectMutationResult = NonNullable<Awaited<ReturnType<typeof addProject>>>
    export type AddProjectMutationBody = AddProjectForm
    export type AddProjectMutationError = unknown
    export type AddProjectMutationVariables = {data: AddProjectForm}

    /**
 * @summary Add a project
 */
export const useAddProject = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProject>>, TError,AddProjectMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addProject>>,
        TError,
        AddProjectMutationVariables,
        TContext
      > => {
      return useMutation(getAddProjectMutationOptions(options), queryClient);
    }
    /**
 * Offered while the project is to be submitted or under review. The state stays.
 * @summary Change a project
 */
export const editProject = (
    editProjectForm: EditProjectForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'editProject', url: `/api/myProject/editMyProject`, method: 'PUT',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: editProjectForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getEditProjectMutationKey = () => ['editProject'] as const;

export const getEditProjectMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editProject>>, TError,EditProjectMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof editProject>>, TError,EditProjectMutationVariables, TContext> => {

const mutationKey = getEditProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof editProject>>, EditProjectMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  editProject(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EditProjectMutationResult = NonNullable<Awaited<ReturnType<typeof editProject>>>
    export type EditProjectMutationBody = EditProjectForm
    export type EditProjectMutationError = unknown
    export type EditProjectMutationVariables = {data: EditProjectForm}

    /**
 * @summary Change a project
 */
export const useEditProject = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editProject>>, TError,EditProjectMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof editProject>>,
        TError,
        EditProjectMutationVariables,
        TContext
      > => {
      return useMutation(getEditProjectMutationOptions(options), queryClient);
    }
    /**
 * Takes a project that is under review back to a draft, after a question.
 * @summary Cancel a project
 */
export const cancelProject = (
    cancelProjectForm: CancelProjectForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'cancelProject', url: `/api/myProject/abolishMyProject`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: cancelProjectForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCancelProjectMutationKey = () => ['cancelProject'] as const;

export const getCancelProjectMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelProject>>, TError,CancelProjectMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelProject>>, TError,CancelProjectMutationVariables, TContext> => {

const mutationKey = getCancelProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelProject>>, CancelProjectMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelProject(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelProjectMutationResult = NonNullable<Awaited<ReturnType<typeof cancelProject>>>
    export type CancelProjectMutationBody = CancelProjectForm
    export type CancelProjectMutationError = unknown
    export type CancelProjectMutationVariables = {data: CancelProjectForm}

    /**
 * @summary Cancel a project
 */
export const useCancelProject = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelProject>>, TError,CancelProjectMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelProject>>,
        TError,
        CancelProjectMutationVariables,
        TContext
      > => {
      return useMutation(getCancelProjectMutationOptions(options), queryClient);
    }
    /**
 * Hands a draft in for review, after a question.
 * @summary Submit a project
 */
export const submitProject = (
    submitProjectForm: SubmitProjectForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'submitProject', url: `/api/myProject/submitMyProject`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: submitProjectForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSubmitProjectMutationKey = () => ['submitProject'] as const;

export const getSubmitProjectMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitProject>>, TError,SubmitProjectMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof submitProject>>, TError,SubmitProjectMutationVariables, TContext> => {

const mutationKey = getSubmitProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitProject>>, SubmitProjectMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  submitProject(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubmitProjectMutationResult = NonNullable<Awaited<ReturnType<typeof submitProject>>>
    export type SubmitProjectMutationBody = SubmitProjectForm
    export type SubmitProjectMutationError = unknown
    export type SubmitProjectMutationVariables = {data: SubmitProjectForm}

    /**
 * @summary Submit a project
 */
export const useSubmitProject = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitProject>>, TError,SubmitProjectMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitProject>>,
        TError,
        SubmitProjectMutationVariables,
        TContext
      > => {
      return useMutation(getSubmitProjectMutationOptions(options), queryClient);
    }
